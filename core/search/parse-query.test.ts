import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../shared/result.ts';
import { codeKeys, parseQuery } from './parse-query.ts';
import { wholeWord } from './words.ts';

function read(typed: string) {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(query.error);
  return { ...query.value, words: query.value.words.map(wholeWord) };
}

describe('parseQuery', () => {
  it.each(['', ' ', '  a ', 'č', 'c\u030c', '\u00a0a\t', 'a\u200b', '👩‍👩‍👧'.slice(0, 2)])(
    'asks for two letters when given %j',
    (typed) => expect(parseQuery(typed)).toEqual(refuse('query_too_short')),
  );

  it.each([
    ['5g', ['5g']],
    ['  Nabíječka   IPHONE ', ['nabijecka', 'iphone']],
    ['iPhone13 iphone13 pro', ['iphone13', 'pro']],
    ['încărcător', ['incarcator']],
  ])('reads the words of %j', (typed, words) => expect(read(typed).words).toEqual(words));

  it('takes signs literally', () => {
    expect(read('%_\'"\\')).toEqual({ text: '%_\'"\\', words: [], codes: [] });
    expect(read('100%').words).toEqual(['100']);
  });

  it('reads a bar code in both lengths as one code', () => {
    expect(read('075678164125').codes).toContain('0075678164125');
    expect(read('0075678164125').codes).toContain('0075678164125');
    expect(read('4006381333932').codes).toEqual(['4006381333932']);
  });

  it('reads only the beginning of a huge text', () => {
    const query = read('iphone ' + 'a b č 😀 '.repeat(1_250));
    expect(query.words.length).toBeLessThanOrEqual(12);
    expect(query.text.length).toBeLessThanOrEqual(200);
    expect(read('x'.repeat(10_240)).words).toEqual(['x'.repeat(200)]);
  });

  it('never throws, stays bounded and does not depend on case or form', () => {
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
      '%',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (typed) => {
        const query = parseQuery(typed);
        if (!query.ok) return;
        expect(query.value.words.length).toBeLessThanOrEqual(12);
        expect(parseQuery(`  ${typed}`)).toMatchObject({ value: { text: query.value.text } });
        const composed = parseQuery(typed.normalize('NFC'));
        expect(composed).toMatchObject({ value: { text: query.value.text } });
      }),
    );
  });
});

describe('codeKeys', () => {
  it('ignores case, spaces and dashes of a product code', () => {
    expect(codeKeys('APL-13 128/BLK')).toEqual(['apl13128blk']);
    expect(codeKeys('--')).toEqual([]);
  });
});
