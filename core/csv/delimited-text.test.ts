import { describe, expect, it } from 'vitest';
import { parseDelimited, writeDelimited, type Delimiter } from './delimited-text.ts';

function rowsOf(text: string, delimiter: Delimiter = ';'): (readonly string[])[] {
  const parsed = parseDelimited(text, delimiter);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value.map(({ cells }) => cells);
}

describe('reading delimited text', () => {
  it('parts rows by every kind of line end, and begins none after the last', () => {
    expect(rowsOf('a;b\r\nc;d\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(rowsOf('a\rb')).toEqual([['a'], ['b']]);
    expect(rowsOf('')).toEqual([]);
  });

  it('keeps delimiters, doubled quotes and line ends of quoted cells', () => {
    expect(rowsOf('"a;""b""";"c\r\nd";e\n')).toEqual([['a;"b"', 'c\r\nd', 'e']]);
  });

  it('takes a quote inside a cell for a letter', () => {
    expect(rowsOf('Displej 6,1";ano')).toEqual([['Displej 6,1"', 'ano']]);
  });

  it('keeps empty cells, also the last one', () => {
    expect(rowsOf(';a;\n;;')).toEqual([
      ['', 'a', ''],
      ['', '', ''],
    ]);
  });

  it('says at which line a row begins, after cells of several lines too', () => {
    const parsed = parseDelimited('a\n"b\nc"\nd', ';');
    expect(parsed).toMatchObject({ ok: true, value: [{ line: 1 }, { line: 2 }, { line: 4 }] });
  });

  it('refuses a quote that is never closed and says where it opens', () => {
    expect(parseDelimited('a\nb;"c\nd', ';')).toEqual({
      ok: false,
      error: { code: 'unclosed_quote', line: 2 },
    });
  });
});

describe('writing delimited text', () => {
  it('gives back what was read', () => {
    const cells = ['plain', 'a;b', 'say "no"', 'two\nlines', '', ' spaced '];
    expect(rowsOf(writeDelimited(cells, ';'))).toEqual([cells]);
  });

  it('quotes only where it must', () => {
    expect(writeDelimited(['1 234,50', 'a,b'], ';')).toBe('1 234,50;a,b');
    expect(writeDelimited(['a,b'], ',')).toBe('"a,b"');
  });
});
