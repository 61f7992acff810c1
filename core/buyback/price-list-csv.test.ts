import { expect, it } from 'vitest';
import { checkHeader } from '../csv/check-header.ts';
import { decodeCsv } from '../csv/decode-csv.ts';
import { planImport } from '../csv/plan-import.ts';
import { readCsvTable } from '../csv/read-table.ts';
import type { Language } from '../market/market.ts';
import {
  priceCsvColumns,
  priceCsvRules,
  writePriceCsv,
  type PricedModel,
} from './price-list-csv.ts';

const prices = {
  priceAPlus: 10_000,
  priceA: 8_500,
  priceB: 7_000,
  priceC: 4_000,
  priceD: null,
  minimalPrice: 500,
};
const phone: PricedModel = { model: 'iphone-15-128gb', prices };
const drafted = new Map([[phone.model, phone]]);

function plan(text: string, language: Language = 'cs') {
  const decoded = decodeCsv(new TextEncoder().encode(text));
  const table = decoded.ok ? readCsvTable(decoded.value.text) : decoded;
  if (!table.ok) throw new Error(table.error.code);
  const header = checkHeader(table.value.header, priceCsvColumns(language));
  if (!header.ok) return header.error;
  const rules = priceCsvRules(language, drafted);
  return planImport(table.value.rows, header.value, table.value.header.length, rules);
}

const head = 'Kód modelu;Cena A+;Cena A;Cena B;Cena C;Cena D;Minimální cena';

it('reads prices as spreadsheets write them and leaves an empty one out of the list', () => {
  const planned = plan(`${head}\niphone-15-128gb;11\u00a0000 Kč;8500;;4 000;;500\n`);
  expect(planned).toMatchObject({
    bad: [],
    apply: [{ row: { prices: { ...prices, priceAPlus: 11_000, priceB: null } } }],
  });
});

it.each([
  ['iphone-15-128gb;4,00638E+12;8500;7000;4000;;500', 'priceAPlus', 'number_format'],
  ['iphone-15-128gb;10000;8500,50;7000;4000;;500', 'priceA', 'not_whole'],
  ['iphone-15-128gb;10000;8500;-7000;4000;;500', 'priceB', 'negative'],
  ['iphone-15-128gb;10000;8500;7000;levné;;500', 'priceC', 'not_number'],
  ['iphone-15-128gb;10000;8500;7000;4000;1000001;500', 'priceD', 'too_large'],
  ['iphone-99;10000;8500;7000;4000;;500', 'model', 'unknown_choice'],
  [';10000;8500;7000;4000;;500', 'model', 'required'],
])('refuses %s, naming the column (T-CSV-4)', (row, column, reason) => {
  expect(plan(`${head}\n${row}`)).toMatchObject({ apply: [], bad: [{ column, reason }] });
});

it('names all columns that are missing, in the language (T-CSV-2)', () => {
  expect(plan('Cod model;Preț A+;Preț A\n', 'ro')).toEqual({
    code: 'missing_columns',
    columns: ['Preț B', 'Preț C', 'Preț D', 'Preț minim'],
  });
});

it('changes nothing by what it wrote itself, in either language (T-CSV-5, T-CSV-6)', () => {
  for (const language of ['cs', 'ro'] as const) {
    const text = writePriceCsv([{ ...phone, device: '=Apple iPhone' }], language);
    expect(text).toContain(`;'=Apple iPhone;10000;`);
    expect(plan(text, language)).toEqual({ apply: [], unchanged: 1, bad: [] });
  }
});
