import { describe, expect, it } from 'vitest';
import { planRow, type ImportRights, type KnownVariant } from './plan-row.ts';
import { readImportRow } from './read-row.ts';
import type { Mapping } from './guess-mapping.ts';

const mapping: Mapping = ['code', 'ean', 'nameCs', 'price', 'quantity', null];
const read = (...cells: string[]) => readImportRow(cells, mapping);
const known: KnownVariant = {
  code: 'P1',
  ean: '4006381333931',
  mpn: null,
  nameCs: 'Telefon',
  nameRo: 'Telefon',
  descriptionCs: '',
  descriptionRo: '',
  price: 10_000,
  boughtFor: null,
  quantity: 4,
  isActive: true,
  packageWidth: null,
  packageHeight: null,
  packageDepth: null,
  packageWeight: 0.4,
  pictures: [],
};
const all: ImportRights = { mayPrice: true, addsNew: true, hasManufacturer: true };
const plan = (cells: string[], variant: KnownVariant | null = known, rights = all) =>
  planRow(read(...cells), variant, rights);

describe('a row of a file', () => {
  it('is new where no product has its code or its EAN', () => {
    expect(plan(['P2', '', 'Nový telefon', '5 990 Kč', '3', 'x'], null)).toEqual({
      outcome: 'new',
      changes: [],
      problems: [],
    });
  });

  it('says what it would change, before and after', () => {
    expect(plan(['P1', '4006381333931', 'Telefon', '9 990', '7', ''])).toEqual({
      outcome: 'changed',
      changes: [
        { field: 'price', before: 10_000, after: 9_990 },
        { field: 'quantity', before: 4, after: 7 },
      ],
      problems: [],
    });
  });

  it('is the same where all is so already; an empty cell says nothing', () => {
    expect(plan(['P1', '', '', '10 000', '', '']).outcome).toBe('same');
  });

  it('says what a package measures, whichever unit its weight is in', () => {
    const measures: Mapping = ['code', 'packageWidth', 'packageGrams', 'attribute'];
    const header = ['Kód', 'Šířka', 'Variant Grams', 'Displej > Typ'];
    const row = readImportRow(['P1', '15,5', '350', 'OLED'], measures, header);
    expect(row.row.attributes).toEqual({ 'Displej > Typ': 'OLED' });
    expect(planRow(row, known, all).changes).toEqual([
      { field: 'packageWidth', before: null, after: 15.5 },
      { field: 'packageWeight', before: 0.4, after: 0.35 },
    ]);
    expect(planRow(row, { ...known, price: null }, all).outcome).toBe('same');
  });

  it('is refused with every problem at its column', () => {
    expect(plan(['P1', '4006381333932', 'Telefon', 'na dotaz', '2,5', ''])).toEqual({
      outcome: 'refused',
      changes: [],
      problems: [
        { field: 'ean', reason: 'invalid_value' },
        { field: 'price', reason: 'not_price' },
        { field: 'quantity', reason: 'not_a_count' },
      ],
    });
  });

  it('needs a code or an EAN to be told by, and a name to be new', () => {
    expect(plan(['', '', 'Telefon', '', '', '']).problems).toEqual([
      { field: 'code', reason: 'row_without_code' },
    ]);
    expect(plan(['P9', '', '', '5', '', ''], null).problems).toEqual([
      { field: 'nameCs', reason: 'required' },
    ]);
  });

  it.each([
    ['a price that leaps by 30 %', '6 990'],
    ['a price of nothing', '0'],
  ])('is held for two people: %s', (_, price) => {
    expect(plan(['P1', '', '', price, '', '']).problems).toEqual([
      { field: 'price', reason: 'price_held' },
    ]);
  });

  it('is held below what was paid for the piece', () => {
    const variant = { ...known, boughtFor: 9_500 };
    expect(plan(['P1', '', '', '9 400', '', ''], variant).problems).toEqual([
      { field: 'price', reason: 'price_held' },
    ]);
  });

  it('changes no price for whoever may not, and says so', () => {
    const rights = { ...all, mayPrice: false };
    expect(plan(['P1', '', '', '9 990', '4', ''], known, rights).problems).toEqual([
      { field: 'price', reason: 'price_not_yours' },
    ]);
    expect(plan(['P1', '', '', '10 000', '5', ''], known, rights).outcome).toBe('changed');
  });

  it('of a product that the shop does not have is left out where only known ones are wanted', () => {
    const rights = { ...all, addsNew: false };
    expect(plan(['P7', '', 'Telefon', '5', '', ''], null, rights).problems).toEqual([
      { field: 'code', reason: 'unknown_product' },
    ]);
  });

  it('needs a maker to be new, in the file or chosen for it', () => {
    const rights = { ...all, hasManufacturer: false };
    expect(plan(['P7', '', 'Telefon', '5', '', ''], null, rights).problems).toEqual([
      { field: 'manufacturer', reason: 'required' },
    ]);
  });

  it('without a price or a piece is a new product that is not offered yet', () => {
    expect(plan(['P7', '', 'Telefon', '', '', ''], null).outcome).toBe('new');
    expect(plan(['P7', '', 'Telefon', '', '5', ''], null).problems).toEqual([
      { field: 'price', reason: 'required' },
    ]);
  });

  it('has a name in both languages where the file has one', () => {
    const { row } = read('P2', '', 'Telefon', '1', '1');
    expect(row).toMatchObject({ nameCs: 'Telefon', nameRo: 'Telefon' });
  });

  it('brings pictures that its family has not had', () => {
    const columns: Mapping = ['code', 'picture', 'morePictures'];
    const [one, two] = ['https://a.cz/1.jpg', 'https://a.cz/2.jpg'];
    const row = readImportRow(['P1', one, `${one}|${two}`], columns);
    const changes = [{ field: 'picture', before: null, after: two }];
    expect(planRow(row, { ...known, pictures: [one] }, all)).toMatchObject({ changes });
    expect(planRow(row, { ...known, pictures: [one, two] }, all).outcome).toBe('same');
  });
});
