import { describe, expect, it } from 'vitest';
import { checkHeader, type CsvColumn } from './check-header.ts';
import { detectDelimiter, readCsvTable } from './read-table.ts';

const columns: readonly CsvColumn[] = [
  { id: 'ean', titles: ['EAN'], required: true },
  { id: 'price', titles: ['Cena', 'Preț'], required: true },
  { id: 'category', titles: ['Kategorie', 'Categorie'] },
];

describe('the delimiter of a CSV file', () => {
  it.each([
    ['a;b\n1,5;2', ';'],
    ['a,b\n1,"2;3"', ','],
    ['a\tb\n1\t2,5', '\t'],
    ['sep=,\na,b;c', ','],
    ['only\none', ';'],
  ])('of %j is %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
});

describe('a CSV file as rows', () => {
  it('has a header and rows with their lines, without blank ones', () => {
    expect(readCsvTable('\n EAN ;Cena\n\n1;2\n;\n3;4\n')).toEqual({
      ok: true,
      value: {
        delimiter: ';',
        header: ['EAN', 'Cena'],
        rows: [
          { line: 4, cells: ['1', '2'] },
          { line: 6, cells: ['3', '4'] },
        ],
      },
    });
  });

  it('gives back texts that an export guarded against being formulas', () => {
    expect(readCsvTable("a;b\n'=1+1;'quoted'")).toMatchObject({
      value: { rows: [{ cells: ['=1+1', "'quoted'"] }] },
    });
  });

  it('is refused where it holds nothing', () => {
    expect(readCsvTable(' \n;\n')).toEqual({ ok: false, error: { code: 'empty_file' } });
  });
});

describe('the header of a CSV file (T-CSV-2)', () => {
  it('names its columns in any case, accent and language', () => {
    const header = checkHeader(['PRET', 'ean'], columns);
    expect(header.ok && [...header.value.places]).toEqual([
      ['price', 0],
      ['ean', 1],
    ]);
  });

  it('is refused with all required columns that are missing', () => {
    expect(checkHeader(['Kategorie'], columns)).toEqual({
      ok: false,
      error: { code: 'missing_columns', columns: ['EAN', 'Cena'] },
    });
  });

  it('ignores unknown columns and says which', () => {
    expect(checkHeader(['EAN', 'Cena', 'Barva', ''], columns)).toMatchObject({
      value: { ignored: ['Barva'] },
    });
  });

  it('is refused where a column stands there twice, under whatever title', () => {
    expect(checkHeader(['EAN', 'Cena', 'Preț'], columns)).toEqual({
      ok: false,
      error: { code: 'duplicate_columns', columns: ['Preț'] },
    });
  });
});
