import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHeader } from '../csv/check-header.ts';
import { planImport } from '../csv/plan-import.ts';
import { readCsvTable } from '../csv/read-table.ts';
import { writeCsvLine } from '../csv/write-csv.ts';
import type { CellValue } from '../grid/grid-definition.ts';
import { foldText } from '../shared/text.ts';
import { choice, decimal, integer, money, reference, shown, slug, text } from './column.ts';
import { csvColumns, resourceCsvRules, type CsvReading } from './resource-csv.ts';
import { resource } from './resource.ts';

const straps = resource(
  'straps',
  {
    code: slug({ unique: true }),
    name: text({ max: 12 }, {}),
    makerId: reference({ from: { list: 'makers', named: ['name'], as: 'maker' } }),
    maker: shown('text', {}),
    kind: choice(['leather', 'steel'], { initial: 'steel' }),
    price: money({ min: 1, max: 5_000 }, { initial: 990 }),
    widthMm: decimal({ min: 0.1, max: 90, decimals: 1 }, { optional: true }),
    popularity: integer({ min: 0, max: 9_999 }, { initial: 1000 }),
  },
  {
    read: 'catalogue.read',
    edit: 'catalogue.edit',
    summary: 'Straps',
    list: { name: 'straps', sort: 'code' },
    rows: { key: 'admin-strap', path: 'admin/straps/' },
    label: ['code'],
  },
);
const words = (columns: Record<string, string>) => ({ title: '', done: {}, columns });
const cs = words({
  code: 'Kód',
  name: 'Název',
  makerId: 'Výrobce (číslo)',
  maker: 'Výrobce',
  kind: 'Druh',
  price: 'Cena',
  widthMm: 'Šířka',
  popularity: 'Pořadí',
});
const ro = words({ code: 'Cod', name: 'Nume', maker: 'Producător', price: 'Preț' });

const apple = { code: 'apple-loop', name: 'Loop', makerId: 1, kind: 'steel', price: 990 };
const stored = { ...apple, widthMm: 41.5, popularity: 1000 };
const reading = (rows: readonly Record<string, CellValue>[] = [stored]): CsvReading => ({
  language: 'cs',
  market: 'cz',
  today: '2026-10-01',
  choiceLabel: (_, value) => ({ leather: 'Kůže', steel: 'Ocel' })[value] ?? value,
  referred: new Map([
    [
      'makerId',
      new Map([
        [foldText('Apple'), [1]],
        [foldText('Spigen'), [2]],
        [foldText('Noname'), [3, 4]],
      ]),
    ],
  ]),
  stored: new Map(rows.map((row) => [String(row['code']), row])),
});

function plan(file: string, rows?: readonly Record<string, CellValue>[]) {
  const table = readCsvTable(file, ';');
  if (!table.ok) throw new Error(table.error.code);
  const header = checkHeader(table.value.header, csvColumns(straps, [cs, ro]));
  if (!header.ok) throw new Error(header.error.code);
  const rules = resourceCsvRules(straps, header.value, reading(rows));
  return planImport(table.value.rows, header.value, table.value.header.length, rules);
}
const cellsOf = (file: string) => plan(file).apply[0]?.row.cells;
const problemsOf = (file: string) =>
  plan(file).bad.map(({ column, reason }) => `${column ?? 'row'}: ${reason}`);

describe('the columns of a file', () => {
  it('are known by their titles in both languages, the one that tells rows apart required', () => {
    const known = csvColumns(straps, [cs, ro]);
    expect(known.find(({ id }) => id === 'code')).toEqual({
      id: 'code',
      titles: ['Kód', 'Cod'],
      required: true,
    });
    expect(known.filter(({ required }) => required)).toHaveLength(1);
  });

  it('are known too where they are only shown, so that an export comes back without a remark', () => {
    const header = checkHeader(Object.values(cs.columns), csvColumns(straps, [cs, ro]));
    expect(header).toMatchObject({ ok: true, value: { ignored: [] } });
  });
});

describe('a row of a file', () => {
  it('is a new one with what its form would begin with', () => {
    expect(cellsOf('Kód;Název;Výrobce\nnato;NATO;Spigen')).toEqual({
      code: 'nato',
      name: 'NATO',
      makerId: 2,
      kind: 'steel',
      price: 990,
      widthMm: null,
      popularity: 1000,
    });
  });

  it('leaves alone what the file has no column for', () => {
    expect(plan('Kód;Cena\napple-loop;1 290 Kč').apply).toEqual([
      {
        line: 2,
        row: { key: 'apple-loop', name: 'apple-loop', cells: { code: 'apple-loop', price: 1290 } },
        before: {
          key: 'apple-loop',
          name: 'apple-loop',
          cells: { code: 'apple-loop', price: 990 },
        },
      },
    ]);
  });

  it('empties a cell that may be empty', () => {
    expect(cellsOf('Kód;Šířka\napple-loop;')).toEqual({ code: 'apple-loop', widthMm: null });
  });

  it('says another row by its name, or by its number where the name is left out', () => {
    expect(cellsOf('Cod;Producător\napple-loop; SPIGEN ')?.['makerId']).toBe(2);
    expect(cellsOf('Kód;Výrobce (číslo)\napple-loop;7')?.['makerId']).toBe(7);
    expect(cellsOf('Kód;Výrobce;Výrobce (číslo)\napple-loop;;7')?.['makerId']).toBe(7);
    expect(cellsOf('Kód;Výrobce;Výrobce (číslo)\napple-loop;Spigen;7')?.['makerId']).toBe(2);
  });

  it('may be as long as its column', () => {
    expect(cellsOf('Kód;Název\napple-loop;Milánský tah')?.['name']).toBe('Milánský tah');
  });

  it('reads a choice as the screen calls it', () => {
    expect(cellsOf('Kód;Druh\napple-loop;kuze')?.['kind']).toBe('leather');
  });

  it.each([
    ['a name that no row has', 'Kód;Výrobce\napple-loop;Nokia', ['maker: unknown_row']],
    ['a name that two rows have', 'Kód;Výrobce\napple-loop;Noname', ['maker: several_rows']],
    ['no name of a row', 'Kód;Výrobce\napple-loop;', ['maker: required']],
    ['half a row', 'Kód;Výrobce (číslo)\napple-loop;1,5', ['makerId: not_whole']],
    ['a line that is too long', 'Kód;Název\napple-loop;Milánský tah.', ['name: too_long']],
    ['a price beyond the most', 'Kód;Cena\napple-loop;5 001', ['price: too_large']],
    ['a price of nothing', 'Kód;Cena\napple-loop;0', ['price: not_positive']],
    ['a rounded number (T-CSV-4)', 'Kód;Cena\napple-loop;4,00638E+12', ['price: number_format']],
    ['one decimal too many', 'Kód;Šířka\napple-loop;41,55', ['widthMm: invalid_value']],
    ['a kind that there is not', 'Kód;Druh\napple-loop;guma', ['kind: unknown_choice']],
    ['no code', 'Kód;Cena\n;990', ['code: required', 'name: required', 'makerId: required']],
    [
      'everything at once',
      'Kód;Cena;Výrobce\napple-loop;zdarma;Nokia',
      ['maker: unknown_row', 'price: not_number'],
    ],
    [
      'what a new row needs and the file does not have',
      'Kód\nnato',
      ['name: required', 'makerId: required'],
    ],
  ])('is told of %s', (_, file, problems) => expect(problemsOf(file)).toEqual(problems));

  it('is read once: a second row of the same key is bad', () => {
    const twice = plan('Kód;Cena\napple-loop;1\napple-loop;2');
    expect(twice.apply).toHaveLength(1);
    expect(twice.bad).toMatchObject([{ reason: 'duplicate_row', row: { line: 3 } }]);
  });
});

describe('a file that was exported', () => {
  const anyRow = fc.record({
    code: fc.stringMatching(/^[a-z]{1,6}$/),
    name: fc.constantFrom('Loop', '=1+1', '+420', 'a;b', '"A"', "'tis", '-5'),
    makerId: fc.constantFrom(1, 2),
    kind: fc.constantFrom('leather', 'steel'),
    price: fc.integer({ min: 1, max: 5_000 }),
    widthMm: fc.option(fc.integer({ min: 1, max: 900 }).map((tenths) => tenths / 10)),
    popularity: fc.nat(9_999),
  });
  const anyRows = fc.uniqueArray(anyRow, {
    minLength: 1,
    maxLength: 5,
    selector: (row) => row.code,
  });
  const exported = (rows: readonly Record<string, CellValue>[]) =>
    [Object.values(cs.columns), ...rows.map(cellsAsShown)]
      .map((line) => writeCsvLine(line))
      .join('');
  const cellsAsShown = (row: Record<string, CellValue>) =>
    Object.keys(cs.columns).map((id) => {
      if (id === 'maker') return row['makerId'] === 1 ? 'Apple' : 'Spigen';
      const value = row[id] ?? null;
      return typeof value === 'boolean' ? String(value) : value;
    });

  it('changes nothing when it is imported again (T-CSV-6)', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(plan(exported(rows), rows)).toEqual({
          apply: [],
          unchanged: rows.length,
          bad: [],
        });
      }),
    );
  });

  it('makes the same rows where there are none yet', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { apply, bad } = plan(exported(rows), []);
        expect(bad).toEqual([]);
        expect(apply.map(({ row }) => row.cells)).toEqual(rows);
      }),
    );
  });
});
