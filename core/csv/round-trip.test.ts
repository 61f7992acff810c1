import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutraliseFormula, restoreFormula } from './formula-guard.ts';
import { readCsvTable } from './read-table.ts';
import { countUtf8, readUtf8 } from './utf8.ts';
import { byteOrderMark, writeCsvLine } from './write-csv.ts';

const delimiters = [';', ',', '\t'] as const;
const cells = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), {
  minLength: 2,
  maxLength: 5,
});

describe('what is exported', () => {
  it.each(delimiters)('is read back as it was, cells parted by %j', (delimiter) => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
        const text = [['id', 'name'], ...filled].map((row) => writeCsvLine(row, delimiter));
        const table = readCsvTable(text.join(''), delimiter);
        if (!table.ok) throw new Error(table.error.code);
        // An apostrophe before a formula is the export's own sign and comes off (T-CSV-5).
        const expected = filled.map((row) => row.map(restoreFormula).map(neutraliseFormula));
        const found = table.value.rows.map((row) => row.cells.map(neutraliseFormula));
        expect(found).toEqual(expected);
      }),
    );
  });

  it('leaves numbers numbers, with the comma where it parts no cells', () => {
    expect(writeCsvLine([-1.5, 2, null], ';')).toBe('-1,5;2;\r\n');
    expect(writeCsvLine([-1.5, 2, null], ',')).toBe('-1.5,2,\r\n');
  });

  it('begins with what tells spreadsheets that it is UTF-8', () => {
    expect([...new TextEncoder().encode(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

describe('a formula (T-CSV-5)', () => {
  it.each(['=1+1', '+420777', '-5', '@SUM(A1)', '\tx', '\rx'])('%j gets an apostrophe', (text) => {
    expect(neutraliseFormula(text)).toBe(`'${text}`);
  });

  it.each(["'tis", 'a=b', '5-3', ''])('is not %j', (text) => {
    expect(neutraliseFormula(text)).toBe(text);
  });

  it('is never what a text begins with after it was neutralised, and comes back whole', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''),
        (text, sign) => {
          const typed = sign + text;
          expect(neutraliseFormula(typed)).not.toMatch(/^[=+\-@\t\r]/);
          if (!typed.startsWith("'")) expect(restoreFormula(neutraliseFormula(typed))).toBe(typed);
        },
      ),
    );
  });
});

describe('bytes of UTF-8', () => {
  it('are read as every other program reads them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bytes = new TextEncoder().encode(text);
        const { letters, broken } = countUtf8(bytes);
        const found = readUtf8(bytes);
        expect(found).toBe(text);
        expect(broken).toBe(0);
        const long = [...text].filter((letter) => (letter.codePointAt(0) ?? 0) > 0x7f);
        expect(letters).toBe(long.length);
      }),
    );
  });

  it.each([
    ['a continuation alone', [0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['an overlong slash of three bytes', [0xe0, 0x80, 0xaf]],
    ['half of a letter', [0xc3]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['more than Unicode has', [0xf4, 0x90, 0x80, 0x80]],
  ])('are broken where they are %s', (_, bytes) => {
    expect(countUtf8(Uint8Array.from(bytes)).broken).toBe(bytes.length);
    expect(readUtf8(Uint8Array.from(bytes))).toBe('\ufffd'.repeat(bytes.length));
  });
});
