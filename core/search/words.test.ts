import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../shared/text.ts';
import { partsIn, wholeWord, wordsIn, type WordPart } from './words.ts';

const keysOf = (text: string) => wordsIn(text).map((word) => word.map(({ key }) => key).join('|'));

const isSign = (text: string, { start, ends }: WordPart) =>
  foldText(text.slice(start, ends[0])).startsWith('+');

describe('wordsIn', () => {
  it.each([
    ['iPhone13', ['iphone|13']],
    ['s24ultra', ['s24|ultra']],
    ['iphone15pro128GB', ['iphone|15|pro|128|gb']],
    ['Redmi 12C 5G', ['redmi', '12c', '5g']],
    ['iphone5s', ['iphone|5s']],
    ['Galaxy S24+ a kryt', ['galaxy', 's24|plus', 'a', 'kryt']],
    ['13 + 14', ['13', '14']],
    ['Nabíječka USB-C', ['nabijecka', 'usb', 'c']],
    ['Nabíječka'.normalize('NFD'), ['nabijecka']],
    ['Straße', ['strasse']],
    ['na\u00adbí\u200bječka', ['nabijecka']],
    ['%_\'"\\', []],
    ['', []],
  ])('splits %j to %j', (text, words) => expect(keysOf(text)).toEqual(words));

  it('points each part at its place in the original text', () => {
    const text = 'Kryt Nabíječka13'.normalize('NFD');
    const places = partsIn(text).map(({ start, ends }) => text.slice(start, ends.at(-1)));
    expect(places.map((place) => place.normalize('NFC'))).toEqual(['Kryt', 'Nabíječka', '13']);
  });

  it('keeps every letter and digit once, in order, inside the text', () => {
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
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        const words = wordsIn(text);
        const letters = foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
        const found = words.flatMap((word) =>
          word.filter((part) => part.key !== 'plus' || !isSign(text, part)),
        );
        expect(wholeWord(found)).toBe(letters);
        for (const part of words.flat()) {
          expect(part.ends).toHaveLength(part.key.length);
          expect(part.ends.every((end) => end > part.start && end <= text.length)).toBe(true);
        }
      }),
    );
  });
});
