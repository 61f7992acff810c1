import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { parseQuery } from './parse-query.ts';

/** The text with what is marked in brackets. */
function marked(text: string, typed: string) {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(query.error);
  const pieces = highlight(text, query.value);
  return pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('');
}

describe('highlight', () => {
  it.each([
    ['Rychlá Nabíječka', 'nabijecka', 'Rychlá [Nabíječka]'],
    ['Rychlá Nabíječka', 'nabíj', 'Rychlá [Nabíj]ečka'],
    ['Straße', 'stras', '[Straß]e'],
    ['Încărcător rapid', 'INCARCATOR', '[Încărcător] rapid'],
    ['Apple iPhone 13 Pro', 'iphone13', 'Apple [iPhone 13] Pro'],
    ['Apple iPhone 13 Pro', 'pro apple', '[Apple] iPhone 13 [Pro]'],
    ['Samsung Galaxy', 'samsnug', '[Samsung] Galaxy'],
    ['Kabel <b>USB-C</b>', 'usb', 'Kabel <b>[USB]-C</b>'],
    ['Kabel', 'xiaomi', 'Kabel'],
    ['', 'usb', ''],
  ])('marks %j for %j', (text, typed, expected) => expect(marked(text, typed)).toBe(expected));

  it('marks a letter together with its separate accent', () => {
    const text = 'Nabíječka'.normalize('NFD');
    expect(marked(text, 'nabi')).toBe(`[${'Nabí'.normalize('NFD')}]${'ječka'.normalize('NFD')}`);
  });

  it('never changes the text, and marks something whenever it is its own query', () => {
    const unit = fc.constantFrom(
      'a',
      'Č',
      'ß',
      '1',
      '5',
      '+',
      '＋',
      '½',
      ' ',
      '\u030c',
      '\u200b',
      'ﬁ',
      '가',
      '😀',
      'iphone13',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        const query = parseQuery(text);
        if (!query.ok) return;
        const pieces = highlight(text, query.value);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.some((piece) => piece.isMatch)).toBe(query.value.words.length > 0);
      }),
    );
  });
});
