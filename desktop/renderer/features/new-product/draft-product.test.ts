import { describe, expect, it } from 'vitest';
import { bodyOf, cellError, pieceError, withProposed, type DraftPiece } from './draft-product.ts';

const proposed = (groupName: string, colorValueId: number | null = null) => ({
  groupName,
  colorValueId,
  nameCs: `Pixel ${groupName}`,
  nameRo: `Pixel ${groupName}`,
});
const common = { price: '18 990', quantity: '5' };
const piece: DraftPiece = {
  key: 1,
  variant: 2,
  grade: 'A',
  price: '9 990',
  boughtFor: '6 000',
  batteryPercent: '91',
  serial: 'x',
  placeId: null,
  noteCs: '',
};
const family = {
  nameCs: 'Pixel',
  nameRo: 'Pixel',
  kind: 'phone',
  manufacturerId: 3,
  descriptionCs: '',
  descriptionRo: '',
} as const;

describe('the table of variants', () => {
  it('keeps rows that were typed into and adds those that are new', () => {
    const [first] = withProposed([], [proposed('128 GB')], common);
    if (!first) throw new Error('no row');
    const typed = { ...first, ean: '4006381333931' };
    const rows = withProposed([typed], [proposed('128 GB'), proposed('256 GB')], common);
    expect(rows.map(({ key, ean }) => [key, ean])).toEqual([
      [1, '4006381333931'],
      [2, ''],
    ]);
  });
});

describe('what is sent', () => {
  const variants = withProposed([], [proposed('128 GB'), proposed('256 GB')], common);

  it('reads numbers as they are typed and leaves empty codes out', () => {
    const body = bodyOf({ family, categoryIds: [4], variants, pieces: [piece] }, true);
    expect(body.variants[1]).toMatchObject({
      ean: null,
      stock: [{ condition: 'new', price: 18_990, quantity: 5 }],
      pieces: [{ price: 9_990, boughtFor: 6_000, batteryPercent: 91 }],
    });
    expect(body.variants[0]?.pieces).toEqual([]);
  });

  it('has no new pieces where neither price nor number is typed', () => {
    const empty = withProposed([], [proposed('')], { price: '', quantity: '' });
    const body = bodyOf({ family, categoryIds: [], variants: empty, pieces: [] }, false);
    expect(body.variants[0]?.stock).toEqual([]);
  });

  it('has nearly new pieces beside the new ones, and joins the family that is named', () => {
    const rows = variants.map((row) => ({ ...row, nearlyNewPrice: '15 990' }));
    const product = { family, categoryIds: [], variants: rows, pieces: [] };
    const body = bodyOf(product, true, 7);
    expect(body).toMatchObject({ family: null, familyId: 7 });
    expect(body.variants[0]?.stock).toEqual([
      { condition: 'new', price: 18_990, quantity: 5 },
      { condition: 'nearly_new', price: 15_990, quantity: 0 },
    ]);
  });

  it('finds the messages of a refusal at their rows', () => {
    const errors = {
      'variants.1.ean': 'už je použito',
      'variants.0.stock.0.price': 'není číslo',
      'variants.1.pieces.0.serial': 'neplatné',
    };
    const isNew = { price: '1', quantity: '' };
    expect(cellError(errors, 1, 'ean', isNew)).toBe('už je použito');
    expect(cellError(errors, 0, 'price', isNew)).toBe('není číslo');
    expect(cellError(errors, 0, 'nearlyNewPrice', isNew)).toBeUndefined();
    const isNearlyNew = { price: '', quantity: '' };
    expect(cellError(errors, 0, 'nearlyNewPrice', isNearlyNew)).toBe('není číslo');
    expect(cellError(errors, 0, 'price', isNearlyNew)).toBeUndefined();
    expect(pieceError(errors, { variants, pieces: [piece] }, piece, 'serial')).toBe('neplatné');
  });
});
