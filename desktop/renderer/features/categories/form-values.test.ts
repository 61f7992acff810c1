import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reference } from '#core/contract/catalog-admin-fields.ts';
import { categoryEndpoints } from '#core/contract/categories.ts';
import { indexCategories } from './category-index.ts';
import { exampleRoots } from './category-index.example.ts';
import {
  blankCategory,
  formFields,
  mergeCategory,
  readCategory,
  storedCategory,
  typedCategory,
  type WrittenCategory,
} from './form-values.ts';

function stored(): WrittenCategory {
  const category = indexCategories(exampleRoots()).categories.get(3);
  if (!category) throw new Error('the example has no category 3');
  return storedCategory({ ...category, meilisearchBoost: '1.5', manufacturers: [1, 2] });
}

const contract = categoryEndpoints['category-update'].body
  .pick({
    nameCs: true,
    nameRo: true,
    seoName: true,
    forDisplay: true,
    forBuyout: true,
    forService: true,
    filterable: true,
    manufacturers: true,
    photoId: true,
    typeDevice: true,
    meilisearchBoost: true,
  })
  .required()
  .extend({ parent: reference.nullable() });

const named = { ...blankCategory(7), nameCs: 'a', nameRo: 'a', seoName: 'a' };

describe('the form of a category', () => {
  it('shows the boost with a comma and sends what it showed as the number that is stored', () => {
    const [category] = exampleRoots();
    if (!category) throw new Error('the example is empty');
    const typed = typedCategory({ ...category, meilisearchBoost: '1.5' });
    expect(typed.meilisearchBoost).toBe('1,5');
    expect(readCategory(typed)).toMatchObject({ value: { meilisearchBoost: 1.5 } });
  });

  it.each([
    ['meilisearchBoost', '1,555', 'boost_format'],
    ['meilisearchBoost', '101', 'boost_out_of_range'],
    ['nameCs', ' ', 'required'],
    ['seoName', 'Iphone 15', 'invalid_seo_name'],
    ['nameRo', 'a\u200bb', 'control_characters'],
    ['nameRo', 'a'.repeat(201), 'too_long'],
  ])('refuses %s %j', (field, value, message) => {
    expect(readCategory({ ...named, [field]: value })).toMatchObject({
      error: { [field]: message },
    });
  });

  it('counts an empty boost as 1 and begins as the specification says', () => {
    expect(readCategory({ ...named, meilisearchBoost: '' })).toMatchObject({
      value: { meilisearchBoost: 1, parent: 7, forDisplay: true, filterable: false },
    });
  });

  it('has the fields of the contract and takes and refuses what that does', () => {
    expect(new Set(formFields)).toEqual(new Set(Object.keys(contract.shape)));
    const letter = fc.constantFrom('a', 'Á', '1', ',', '.', '-', ' ', '\n', '\u200b', '\ud800');
    const lengths = [120, 121, 200, 201].map((length) => 'a'.repeat(length));
    const text = fc.oneof(fc.string({ unit: letter, maxLength: 5 }), fc.constantFrom(...lengths));
    const typed = fc.record({ nameCs: text, nameRo: text, seoName: text, meilisearchBoost: text });
    fc.assert(
      fc.property(typed, (texts) => {
        const form = { ...named, ...texts };
        const checked = contract.safeParse(form);
        const read = readCategory(form);
        if (read.ok) expect(checked.data).toEqual(read.value);
        const first = new Map<unknown, string>();
        for (const { path, message } of checked.error?.issues ?? [])
          if (!first.has(path[0])) first.set(path[0], message);
        expect(read.ok ? {} : read.error).toEqual(Object.fromEntries(first));
      }),
    );
  });
});

describe('two people in one category', () => {
  it('merge where they changed different fields', () => {
    const mine = { ...stored(), nameCs: 'Mobily' };
    const theirs = { ...stored(), meilisearchBoost: 2, manufacturers: [2, 1] };
    expect(mergeCategory(stored(), mine, theirs)).toEqual({ mine: ['nameCs'], conflicts: [] });
  });

  it('choose where they changed the same field to different values', () => {
    const mine = { ...stored(), nameCs: 'Mobily', manufacturers: [1], filterable: true };
    const theirs = { ...stored(), nameCs: 'Telefony a mobily', filterable: true };
    expect(mergeCategory(stored(), mine, theirs)).toEqual({
      mine: ['nameCs', 'filterable', 'manufacturers'],
      conflicts: ['nameCs'],
    });
  });
});
