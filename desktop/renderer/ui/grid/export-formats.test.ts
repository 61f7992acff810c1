import { readSheet } from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { writerOf } from './export-formats.ts';
import type { CellWords } from './format-cell.ts';

const columns: GridColumn[] = [
  { id: 'name', type: 'text' },
  { id: 'price', type: 'money' },
  { id: 'weight', type: 'decimal' },
  { id: 'day', type: 'day' },
  { id: 'at', type: 'moment' },
  { id: 'isActive', type: 'boolean' },
];
const words: CellWords = {
  language: 'cs',
  market: 'cz',
  yes: 'ano',
  no: 'ne',
  choiceLabel: (_, choice) => choice,
};
const titles = ['Název', 'Cena', 'Váha', 'Den', 'Kdy', 'Aktivní'];
const row: GridRow = {
  id: 1,
  version: 1,
  name: '=1+1 <b> & "ž" \u0001😀',
  price: -1_250,
  weight: 0.5,
  day: '2026-12-24',
  at: '2026-11-25T23:30:00Z',
  isActive: true,
};

it('writes a workbook that is read back with its types: no text is a formula, days are days', async () => {
  const file = await writerOf('xlsx', { columns, titles, words });
  file.add([row, { ...row, name: '007', price: null, day: null }]);
  file.add([{ ...row, name: '+420' }]);
  const contents = file.end();
  if (typeof contents === 'string') throw new Error('a workbook is no text');
  const read = await readSheet(new Blob([Uint8Array.from(contents)]));
  expect(read[0]).toEqual(titles);
  expect(read[1]).toEqual([
    '=1+1 <b> & "ž" 😀',
    -1_250,
    0.5,
    new Date('2026-12-24T00:00:00Z'),
    expect.any(Date),
    'ano',
  ]);
  // The clock of the market, an hour ahead; a part of a day has no end in binary.
  const minute = Math.round(Number(read[1]?.[4]) / 60_000);
  expect(new Date(minute * 60_000)).toEqual(new Date('2026-11-26T00:30:00Z'));
  expect(read[2]?.slice(0, 4)).toEqual(['007', null, 0.5, null]);
  expect(read[3]?.[0]).toBe('+420');
});

it('writes CSV with neutralised formulas', async () => {
  const file = await writerOf('csv', { columns, titles, words });
  file.add([row]);
  expect(file.end()).toContain(`'=1+1`);
});
