import { describe, expect, it } from 'vitest';
import { placeCategory } from './place-category.ts';
import { planDetails, rememberPlaces, type ShopDetails } from './plan-details.ts';
import type { RowPlan } from './plan-row.ts';
import { knownAttributes } from './read-attributes.ts';

const categories = [
  { id: 1, parent: null, nameCs: 'Telefony', nameRo: 'Telefoane' },
  { id: 2, parent: 1, nameCs: 'Apple', nameRo: 'Apple' },
];
const color = {
  id: 5,
  kind: 'choice' as const,
  nameCs: 'Materiál',
  nameRo: 'Material',
  groupCs: 'Tělo',
  groupRo: 'Corp',
  unitCs: null,
  unitRo: null,
  values: [{ id: 9, nameCs: 'kůže', nameRo: 'piele' }],
};
const shop: ShopDetails = {
  language: 'cs',
  placeOf: rememberPlaces((path) => placeCategory(path, categories)),
  isWithin: (id, above) => id === above || (id === 2 && above === 1),
  attributes: knownAttributes([color]),
  hasManufacturer: (name) => name === 'Apple',
  addsCategories: true,
};
const fresh: RowPlan = { outcome: 'new', changes: [], problems: [] };
const same: RowPlan = { outcome: 'same', changes: [], problems: [] };
const known = { categoryIds: [2], said: { 5: { valueIds: [9] } } };

describe('the details of a row', () => {
  it('name what a new product makes: a category by its path, an attribute, a maker', () => {
    const row = {
      category: 'Telefony | Pouzdra',
      manufacturer: 'Nokia',
      attributes: { 'Displej > Výška [mm]': '146', Materiál: 'kov' },
    };
    expect(planDetails(fresh, row, null, shop)).toEqual({
      outcome: 'new',
      problems: [],
      changes: [
        { field: 'manufacturer', before: null, after: 'Nokia', makes: ['Nokia'] },
        {
          field: 'category',
          before: null,
          after: 'Telefony > Pouzdra',
          makes: ['Telefony > Pouzdra'],
        },
        {
          field: 'attribute',
          before: null,
          after: 'Výška: 146; Materiál: kov',
          makes: ['Displej > Výška [mm]', 'Materiál: kov'],
        },
      ],
    });
  });

  it('are nothing where the shop has all of it, in either language, or one category below', () => {
    const row = { category: 'Telefoane', attributes: { Material: 'Piele' } };
    expect(planDetails(same, row, known, shop)).toEqual(same);
  });

  it('change a product that is elsewhere or says something else', () => {
    const row = { category: 'Telefony', attributes: { Materiál: 'kůže' } };
    const there = { categoryIds: [], said: {} };
    expect(planDetails(same, row, there, shop)).toEqual({
      outcome: 'changed',
      problems: [],
      changes: [
        { field: 'category', before: null, after: 'Telefony' },
        { field: 'attribute', before: null, after: 'Materiál: kůže' },
      ],
    });
  });

  it('make no category where a person does not want it', () => {
    const row = { category: 'Hodinky' };
    expect(planDetails(fresh, row, null, { ...shop, addsCategories: false })).toEqual(fresh);
  });

  it('refuse a row with what cannot be read, and leave a refused one as it is', () => {
    const row = { attributes: { 'Výška [mm]': 'vysoká' } };
    expect(planDetails(fresh, row, null, shop)).toEqual({
      outcome: 'refused',
      changes: [],
      problems: [{ field: 'attribute', reason: 'attribute_mismatch', text: 'Výška: vysoká' }],
    });
    const refused: RowPlan = { outcome: 'refused', changes: [], problems: [] };
    expect(planDetails(refused, row, null, shop)).toBe(refused);
  });
});
