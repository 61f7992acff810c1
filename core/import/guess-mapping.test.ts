import { describe, expect, it } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

const guess = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  guessMapping(header, rows);

describe('what the columns of a file mean', () => {
  it.each([
    [
      'our own list',
      ['Kód', 'EAN', 'Název', 'Cena', 'Skladem'],
      ['code', 'ean', 'nameCs', 'price', 'quantity'],
    ],
    [
      'Shoptet',
      ['code', 'pairCode', 'name', 'price', 'stock', 'ean', 'manufacturer', 'defaultCategory'],
      ['code', 'family', 'nameCs', 'price', 'quantity', 'ean', 'manufacturer', 'category'],
    ],
    [
      'Shopify',
      [
        'Handle',
        'Title',
        'Body (HTML)',
        'Vendor',
        'Option1 Value',
        'Variant SKU',
        'Variant Price',
        'Variant Inventory Qty',
        'Variant Barcode',
        'Status',
      ],
      [
        'family',
        'nameCs',
        'descriptionCs',
        'manufacturer',
        'groupName',
        'code',
        'price',
        'quantity',
        'ean',
        'isActive',
      ],
    ],
    [
      'WooCommerce',
      ['SKU', 'Name', 'Regular price', 'Stock', 'Categories', 'Parent', 'GTIN, UPC, EAN, or ISBN'],
      ['code', 'nameCs', 'price', 'quantity', 'category', 'family', 'ean'],
    ],
    [
      'Heureka',
      [
        'ITEM_ID',
        'PRODUCTNAME',
        'PRICE_VAT',
        'EAN',
        'CATEGORYTEXT',
        'ITEMGROUP_ID',
        'MANUFACTURER',
      ],
      ['code', 'nameCs', 'price', 'ean', 'category', 'family', 'manufacturer'],
    ],
    [
      'Google Merchant',
      ['g:id', 'title', 'g:price', 'g:gtin', 'g:brand', 'g:item_group_id', 'g:condition'],
      ['code', 'nameCs', 'price', 'ean', 'manufacturer', 'family', 'condition'],
    ],
    [
      'Romanian',
      ['Cod produs', 'Denumire', 'Preț', 'Cantitate'],
      ['code', 'nameRo', 'price', 'quantity'],
    ],
  ])('is known by their titles: %s', (_, header, fields) => {
    expect(guess(header)).toEqual(fields);
  });

  it('is seen in the values where a title says nothing', () => {
    const rows = [
      ['4006381333931', '12 990 Kč'],
      ['8595057600126', '990,00'],
    ];
    expect(guess(['Sloupec 1', 'Sloupec 2'], ...rows)).toEqual(['ean', 'price']);
  });

  it('gives a field to one column alone, the one whose title stands first in its list', () => {
    expect(guess(['id', 'SKU', 'Name', 'Title'])).toEqual([null, 'code', 'nameCs', null]);
  });

  it('is left open where nothing tells', () => {
    expect(guess(['Poznámka', 'Regál'], ['x', 'A1'])).toEqual([null, null]);
  });
});
