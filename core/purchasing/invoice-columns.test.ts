import { expect, it } from 'vitest';
import { checkPlaces, guessPlaces } from './invoice-columns.ts';

const of = (...header: readonly string[]) => checkPlaces(guessPlaces(header, []));

it('knows the titles of Czech and Romanian invoices', () => {
  expect(of('Kód', 'EAN', 'Název', 'Množství', 'Cena za ks', 'DPH %')).toMatchObject({
    value: { code: 0, ean: 1, name: 2, quantity: 3, price: 4, vat: 5, isWithVat: false },
  });
  expect(of('Cod', 'Denumire', 'Cantitate', 'Preț unitar', 'TVA')).toMatchObject({
    value: { code: 0, name: 1, quantity: 2, price: 3, vat: 4, isWithVat: false },
  });
});

it('takes a price without VAT before one with it, which wants a rate', () => {
  expect(of('EAN', 'Ks', 'Cena s DPH', 'Cena bez DPH')).toMatchObject({
    value: { price: 3, isWithVat: false },
  });
  expect(of('EAN', 'Ks', 'Cena s DPH', 'DPH')).toMatchObject({
    value: { price: 2, vat: 3, isWithVat: true },
  });
  expect(of('EAN', 'Ks', 'Cena s DPH')).toEqual({ ok: false, error: 'invoice_needs_vat' });
});

it('needs a code, a number of pieces and a price', () => {
  const refused = { ok: false, error: 'invoice_columns' };
  expect(of('Název', 'Ks', 'Cena')).toEqual(refused);
  expect(of('EAN', 'Cena')).toEqual(refused);
  expect(of('EAN', 'Ks')).toEqual(refused);
});
