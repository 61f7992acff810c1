import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHeader, type CsvColumn } from './check-header.ts';
import { planImport, type ImportRules } from './plan-import.ts';
import { readCsvTable, type CsvTable } from './read-table.ts';
import { byteOrderMark, writeErrorFile } from './write-csv.ts';
import { accept, refuse } from '../shared/result.ts';

const columns: readonly CsvColumn[] = [
  { id: 'code', titles: ['Kód', 'Cod'], required: true },
  { id: 'price', titles: ['Cena', 'Preț'] },
];
const rules: ImportRules<{ readonly code: string }, 'required' | 'not_number'> = {
  read(cell) {
    const code = cell('code');
    const isNumber = /^\d+$/.test(cell('price'));
    if (code === '' && !isNumber) {
      return refuse([
        { column: 'code', reason: 'required' },
        { column: 'price', reason: 'not_number' },
      ]);
    }
    return isNumber ? accept({ code }) : refuse([{ column: 'price', reason: 'not_number' }]);
  },
  keyOf: ({ code }) => code,
  current: () => null,
  same: () => false,
};

function tableOf(text: string): CsvTable {
  const table = readCsvTable(text);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}
function planOf(table: CsvTable) {
  const header = checkHeader(table.header, columns);
  if (!header.ok) throw new Error(header.error.code);
  return planImport(table.rows, header.value, table.header.length, rules);
}
function errorFile(text: string, language: 'cs' | 'ro' = 'cs') {
  const table = tableOf(text);
  const { bad } = planOf(table);
  return writeErrorFile(table, bad, language, ({ column, reason }) => `${column ?? ''}:${reason}.`);
}

describe('the file of refused rows', () => {
  it('holds each of them as it came, once, with all that is wrong in a last column (T-CSV-3)', () => {
    expect(errorFile('Kód;Cena\na;1\nb;x\n;y\n')).toBe(
      `${byteOrderMark}Kód;Cena;Chyba\r\nb;x;price:not_number.\r\n;y;code:required. price:not_number.\r\n`,
    );
  });

  it('is parted as the file was, with a title in the language of who imports', () => {
    expect(errorFile('Cod,Preț\nb,x\n', 'ro')).toBe(
      `${byteOrderMark}Cod,Preț,Eroare\r\nb,x,price:not_number.\r\n`,
    );
  });

  it('runs no formula that a refused row brought (T-CSV-5)', () => {
    expect(errorFile('Kód;Cena\n=1+1;x\n')).toContain("\r\n'=1+1;x;");
  });

  it('keeps cells beyond the header, for which a row was refused', () => {
    expect(errorFile('Kód;Cena\na;1;more\n')).toContain('\r\na;1;more;:too_many_cells.\r\n');
  });

  it('fills a short row, so that the reason stands in its column', () => {
    expect(errorFile('Kód;Cena\na\n')).toContain('\r\na;;price:not_number.\r\n');
  });

  it('is imported again once it is mended, and its reasons are ignored (T-CSV-3)', () => {
    const mended = errorFile('Kód;Cena\na;1\nb;x\n').replace('b;x', 'b;2');
    const table = tableOf(mended.replace(byteOrderMark, ''));
    expect(checkHeader(table.header, columns)).toMatchObject({ value: { ignored: ['Chyba'] } });
    expect(planOf(table)).toMatchObject({ bad: [], apply: [{ row: { code: 'b' } }] });
  });

  it('refuses the same rows for the same reasons when it is imported as it is', () => {
    const cell = fc.constantFrom('a', 'b', '1', '22', '', 'x;y', '"', '=2', 'c\nd');
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, (drawn) => {
        const header = ['Kód', 'Cena'];
        const table: CsvTable = {
          delimiter: ';',
          header,
          rows: drawn.map((cells, at) => ({ line: at + 2, cells })),
        };
        const bad = planOf(table).bad.filter(({ reason }) => reason !== 'duplicate_row');
        const filled = bad.filter(({ row }) => row.cells.some((each) => each.trim() !== ''));
        const file = writeErrorFile(table, filled, 'cs', ({ reason }) => reason);
        const again = planOf(tableOf(file.replace(byteOrderMark, '')));
        expect(again.bad.map(({ column, reason }) => [column, reason])).toEqual(
          filled.map(({ column, reason }) => [column, reason]),
        );
        expect(again.apply).toEqual([]);
      }),
    );
  });
});
