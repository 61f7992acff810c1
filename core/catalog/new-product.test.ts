import { describe, expect, it } from 'vitest';
import { missingOf, variantRows } from './new-product.ts';

const black = { id: 1, nameCs: 'Černá', nameRo: 'Negru' };
const white = { id: 2, nameCs: 'Bílá', nameRo: 'Alb' };
const family = { nameCs: 'Pixel 10', nameRo: 'Pixel 10' };

describe('the variants of a new product', () => {
  it('are every group in every colour, groups first', () => {
    const rows = variantRows(family, { groups: ['128 GB', '256 GB'], colors: [black, white] });
    expect(rows.map(({ nameCs }) => nameCs)).toEqual([
      'Pixel 10 128 GB černá',
      'Pixel 10 128 GB bílá',
      'Pixel 10 256 GB černá',
      'Pixel 10 256 GB bílá',
    ]);
    expect(rows[0]).toEqual({
      groupName: '128 GB',
      colorValueId: 1,
      nameCs: 'Pixel 10 128 GB černá',
      nameRo: 'Pixel 10 128 GB negru',
    });
  });

  it.each([
    [{ groups: [], colors: [] }, ['Pixel 10']],
    [{ groups: [], colors: [white] }, ['Pixel 10 bílá']],
    [{ groups: ['128 GB'], colors: [] }, ['Pixel 10 128 GB']],
    [{ groups: [' 128 GB ', '128 GB', ''], colors: [] }, ['Pixel 10 128 GB']],
  ])('need neither groups nor colours: %j', (axes, names) => {
    expect(variantRows(family, axes).map(({ nameCs }) => nameCs)).toEqual(names);
  });
});

describe('what a product lacks before it is offered', () => {
  const whole = {
    nameCs: 'Kryt',
    nameRo: 'Husă',
    ean: '4006381333931',
    price: 399,
    categories: 1,
    pictures: 1,
    weightKg: 0.1,
  };

  it('is nothing where all is known', () => {
    expect(missingOf(whole)).toEqual([]);
  });

  it.each([
    [{ ean: null }, 'ean'],
    [{ price: null }, 'price'],
    [{ price: 0 }, 'price'],
    [{ categories: 0 }, 'category'],
    [{ pictures: 0 }, 'picture'],
    [{ weightKg: null }, 'weight'],
    [{ nameRo: '' }, 'translation'],
  ] as const)('is said by name: %j', (change, missing) => {
    expect(missingOf({ ...whole, ...change })).toEqual([missing]);
  });
});
