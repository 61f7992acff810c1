import { describe, expect, it } from 'vitest';
import { parseTypedDigits, parseTypedNumber } from '../shared/typed-number.ts';
import { accept, refuse } from '../shared/result.ts';
import { checkHeader } from './check-header.ts';
import { planImport, type ImportRules, type RowProblem } from './plan-import.ts';
import { readCsvTable, type CsvTable } from './read-table.ts';
import { writeCsvLine, writeErrorFile } from './write-csv.ts';

interface Price {
  readonly ean: string;
  readonly price: number;
}
type Reason = 'number_format' | 'not_digits' | 'not_number';

const rulesWith = (stored: Map<string, Price>): ImportRules<Price, Reason> => ({
  read: (cell) => {
    const ean = parseTypedDigits(cell('ean'));
    const price = parseTypedNumber(cell('price'), 'cs');
    const problems: RowProblem<Reason>[] = [
      ...(ean.ok ? [] : [{ column: 'ean', reason: ean.error }]),
      ...(price.ok ? [] : [{ column: 'price', reason: price.error }]),
    ];
    const [first, ...others] = problems;
    if (first) return refuse([first, ...others]);
    return accept({ ean: ean.ok ? ean.value : '', price: price.ok ? price.value : 0 });
  },
  keyOf: ({ ean }) => ean,
  current: (key) => stored.get(key) ?? null,
  same: (one, other) => one.price === other.price,
});

function tableOf(text: string): CsvTable {
  const table = readCsvTable(text);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}
function plan(table: CsvTable, stored = new Map<string, Price>()) {
  const header = checkHeader(table.header, [
    { id: 'ean', titles: ['EAN'], required: true },
    { id: 'price', titles: ['Cena'], required: true },
  ]);
  if (!header.ok) throw new Error(header.error.code);
  return planImport(table.rows, header.value, table.header.length, rulesWith(stored));
}
const ean = (at: number): string => String(4_006_381_000_000 + at);
const thousand = (bad: (at: number) => boolean): string =>
  `EAN;Cena\n${Array.from({ length: 1000 }, (_, at) => `${ean(at)};${bad(at) ? 'dohodou' : '1 234,50'}`).join('\n')}`;

describe('the plan of an import', () => {
  const table = tableOf(thousand((at) => at % 150 === 0));
  const first = plan(table);

  it('parts 993 rows to apply from 7 bad ones (T-CSV-3)', () => {
    expect([first.apply.length, first.unchanged, first.bad.length]).toEqual([993, 0, 7]);
    expect(first.bad[0]).toMatchObject({ column: 'price', reason: 'not_number', row: { line: 2 } });
  });

  it('gives the 7 back as they came with the reason, and takes them once mended (T-CSV-3)', () => {
    const file = writeErrorFile(
      table,
      first.bad,
      'cs',
      ({ column }) => `${column ?? ''} není číslo.`,
    );
    const again = tableOf(file.slice(1));
    expect(again.header).toEqual(['EAN', 'Cena', 'Chyba']);
    expect(again.rows.map(({ cells }) => cells)).toEqual(
      [0, 150, 300, 450, 600, 750, 900].map((at) => [ean(at), 'dohodou', 'price není číslo.']),
    );
    const mended = plan(tableOf(file.slice(1).replaceAll('dohodou', '990')));
    expect([mended.apply.length, mended.bad.length]).toEqual([7, 0]);
  });

  it('of the same file twice changes nothing (T-CSV-6)', () => {
    const stored = new Map(first.apply.map(({ row }) => [row.ean, row]));
    const second = plan(tableOf(thousand((at) => at % 150 === 0)), stored);
    expect([second.apply.length, second.unchanged]).toEqual([0, 993]);
  });

  it('refuses an EAN that a spreadsheet rounded, and says all of a row at once (T-CSV-4)', () => {
    const { bad } = plan(tableOf('EAN;Cena\n4,00638E+12;mnoho'));
    expect(bad.map(({ column, reason }) => [column, reason])).toEqual([
      ['ean', 'number_format'],
      ['price', 'not_number'],
    ]);
  });

  it('refuses a second row of the same key and a row with too many cells', () => {
    const { apply, bad } = plan(tableOf('EAN;Cena\n1;5\n1;6\n2;7;8\n3;9;;'));
    expect(apply.map(({ line }) => line)).toEqual([2, 5]);
    expect(bad.map(({ reason, column }) => [reason, column])).toEqual([
      ['duplicate_row', null],
      ['too_many_cells', null],
    ]);
  });

  it('takes missing cells at the end of a row for empty ones', () => {
    expect(plan(tableOf('EAN;Cena\n1')).bad).toMatchObject([{ column: 'price' }]);
  });
});

describe('an exported line (T-CSV-5)', () => {
  it.each(['=1+1', '+420 777', '-5', '@sum', '\tx', '\rx'])('guards the text %j', (text) => {
    expect(writeCsvLine([text]).replace(/"/g, '').startsWith("'")).toBe(true);
  });

  it('leaves numbers numbers, negative ones too, with a decimal comma', () => {
    expect(writeCsvLine([-5, 1234.5, null, 'a;b'])).toBe('-5;1234,5;;"a;b"\r\n');
    expect(writeCsvLine([1234.5], ',')).toBe('1234.5\r\n');
  });

  it('is read back as it was', () => {
    const line = writeCsvLine(['=1+1', '-5', "it's"]);
    expect(tableOf(`a;b;c\n${line}`).rows[0]?.cells).toEqual(['=1+1', '-5', "it's"]);
  });
});
