import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allConceptWords } from './concepts.ts';
import { parseQuery } from './parse-query.ts';
import { queryTerms } from './query-terms.ts';
import { takeApart, wordQuestions, type KnownWords } from './query-words.ts';
import { wordsIn } from './words.ts';

function queryOf(typed: string) {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(query.error);
  return query.value;
}
const questionsOf = (typed: string) => wordQuestions(queryOf(typed));

describe('what an index is asked', () => {
  it('is every word as typed, together with its neighbour, and what it may stand for', () => {
    const { exact } = questionsOf('ajfon 13');
    for (const word of ['ajfon', '13', 'ajfon13', 'iphone']) expect(exact).toContain(word);
  });

  it('is what two words stand for together', () => {
    expect(questionsOf('aj fon').exact).toContain('iphone');
  });

  it('is what begins like the word that one typed by ear stands for, and what is near it', () => {
    expect(questionsOf('ajfon').beginnings).toEqual(['ajfon', 'iphone']);
    expect(questionsOf('ajfon').near).toEqual(['ajfon', 'iphone']);
  });

  it('is every kind of thing, whatever is typed', () => {
    expect(questionsOf('5g').exact).toEqual(expect.arrayContaining([...allConceptWords]));
  });

  it('is every piece of a word that may be glued, and none of one too short or too long for it', () => {
    expect(questionsOf('galaxys24').exact).toEqual(expect.arrayContaining(['galaxy', 's24']));
    expect(questionsOf('pro').exact).not.toContain('pr');
    expect(questionsOf('x'.repeat(25)).exact).not.toContain('xx');
  });

  it('is a near word only of five letters or more without a digit', () => {
    expect(questionsOf('sony samsng 12345').near).toEqual(['samsng']);
  });

  it('is asked once', () => {
    const { exact, beginnings } = questionsOf('iphone13 13 iphone');
    expect(new Set(exact).size).toBe(exact.length);
    expect(beginnings).toEqual(['iphone', '13']);
  });

  it('is a word even where every object has something of that name', () => {
    const { exact, near } = questionsOf('constructor');
    expect(exact.filter((word) => typeof word !== 'string')).toEqual([]);
    expect(near).toEqual(['constructor']);
  });
});

describe('a glued name', () => {
  const known = new Set([
    'galaxy',
    's24',
    'iphone',
    '13',
    'pro',
    'max',
    'z',
    'flip',
    '5',
    'a',
    'o',
  ]);
  const apart = (typed: string) => takeApart(wordsIn(typed)[0] ?? [], (word) => known.has(word));

  it.each([
    ['galaxys24', ['galaxy', 's24']],
    ['iphone13promax', ['iphone', '13', 'pro', 'max']],
    ['zflip5', ['z', 'flip', '5']],
    ['promax', ['pro', 'max']],
  ])('%j is %j', (typed, words) => expect(apart(typed)).toEqual(words));

  it.each([
    ['of one word', 'iphone'],
    ['with a crumb that nothing has', 'iphonex'],
    ['of too many crumbs', 'zaopro'],
    ['without a word of three letters', 'zo13'],
    ['too short to be one', 'az5'],
  ])('is left whole where it is one %s', (_, typed) => expect(apart(typed)).toBeNull());

  it('is the same letters, in words that the index holds', () => {
    const pieces = fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(pieces, (glued) => {
        const words = apart(glued.join(''));
        if (words === null) return;
        expect(words.join('')).toBe(
          wordsIn(glued.join(''))[0]
            ?.map(({ key }) => key)
            .join(''),
        );
        expect(words.filter((word) => !known.has(word))).toEqual([]);
        expect(words.length).toBeLessThanOrEqual(glued.length);
      }),
    );
  });
});

it('is all that understanding a query asks an index for', () => {
  const held = [
    'iphone',
    'ipad',
    '13',
    'pro',
    'max',
    'galaxy',
    's24',
    'airpods',
    ...allConceptWords,
  ];
  const piece = fc.constantFrom(
    ...['iphone', 'ajfon', 'ifon', 'iph', 'samsng', 'galaxy', 's24', '13', 'pro', 'max', 'air'],
    ...['pods', 'obal', 'levny', 'constructor', 'x', '+', ' ', ' '],
  );
  const typed = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(typed, fc.subarray(held), fc.boolean(), (text, words, unfinished) => {
      const query = parseQuery(text);
      if (!query.ok) return;
      const questions = wordQuestions(query.value);
      const asked = (list: readonly string[], word: string) => {
        if (!list.includes(word)) throw new Error(`was not asked for ${word}`);
      };
      const numbered = words.map((word, id) => ({ id, word }));
      const index: KnownWords = {
        exact(word) {
          asked(questions.exact, word);
          return numbered.find((each) => each.word === word)?.id;
        },
        from(beginning) {
          asked(questions.beginnings, beginning);
          return numbered.filter(({ word }) => word.startsWith(beginning));
        },
        near(word) {
          asked(questions.near, word);
          return numbered;
        },
      };
      expect(() => queryTerms(query.value, index, unfinished)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
