import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  packDocument,
  recordStarts,
  traitsAt,
  wordsAt,
  type NumberedDocument,
} from './packed-document.ts';
import { closeness, compareEqual, documentScore, type NumberedTerm } from './score-document.ts';

const card: NumberedDocument = {
  cardId: 1,
  familyId: 1,
  price: 100,
  popularity: 10,
  releasedOn: 19_000,
  availability: 0,
  condition: 0,
  isAccessory: false,
  nameSize: 2,
  maker: [1],
  head: [2, 3],
  tail: [],
  other: [9],
  facts: [0, -1],
  categories: [5],
};
const need = (word: number, close: number = closeness.word): NumberedTerm => ({
  options: new Map([[word, close]]),
  bonus: null,
});
const scoreOf = (document: NumberedDocument, terms: NumberedTerm[], boosts = new Map()) =>
  documentScore(terms, boosts)(packDocument(document), 0);

describe('documentScore', () => {
  it('is null where a needed word is not met', () => {
    expect(scoreOf(card, [need(2), need(77)])).toBeNull();
  });

  it('is higher the more of the name is met', () => {
    expect(scoreOf(card, [need(2), need(3)])).toBeGreaterThan(scoreOf(card, [need(2)]) ?? 0);
    const longer = { ...card, head: [2, 3, 4], nameSize: 3 };
    expect(scoreOf(card, [need(2)])).toBeGreaterThan(scoreOf(longer, [need(2)]) ?? 0);
  });

  it('puts what a thing is above what it is for, and never lets a boost turn that', () => {
    const cover = { ...card, isAccessory: true, head: [7], tail: [2, 3], categories: [6] };
    const boost = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(boost, boost, (one, other) => {
        const boosts = new Map([
          [5, one],
          [6, other],
        ]);
        const device = scoreOf(card, [need(2)], boosts) ?? 0;
        expect(device).toBeGreaterThan(scoreOf(cover, [need(2)], boosts) ?? 0);
      }),
    );
  });

  it('puts whole words above beginnings and those above typos', () => {
    const [word, prefix, typo] = Object.values(closeness).map(
      (close) => scoreOf(card, [need(2, close)]) ?? 0,
    );
    expect(word).toBeGreaterThan(prefix ?? 0);
    expect(prefix).toBeGreaterThan(typo ?? 0);
  });

  it('counts an optional word only where it is met', () => {
    const optional = (word: number) => ({ ...need(word), bonus: 0.5 });
    expect(scoreOf(card, [need(2), optional(9)])).toBeGreaterThan(scoreOf(card, [need(2)]) ?? 0);
    expect(scoreOf(card, [need(2), optional(77)])).toBe(scoreOf(card, [need(2)]));
  });
});

describe('records', () => {
  const numbers = fc.array(fc.nat(5_000), { maxLength: 8 });
  const documents = fc.array(
    fc.record({ head: numbers, tail: numbers, facts: numbers, categories: numbers }),
    { minLength: 1, maxLength: 6 },
  );

  it('stand one behind the other and give back their lists', () => {
    fc.assert(
      fc.property(documents, (parts) => {
        const packed = parts.map((part) => packDocument({ ...card, ...part }));
        const records = Int32Array.from(packed.flatMap((each) => [...each]));
        const starts = recordStarts(records);
        const places = starts.map((start) => traitsAt(records, start));
        expect(places.map((at) => [...records.slice(at.factsFrom, at.categoriesFrom)])).toEqual(
          parts.map(({ facts }) => facts),
        );
        expect(places.map((at) => [...records.slice(at.categoriesFrom, at.end)])).toEqual(
          parts.map(({ categories }) => categories),
        );
        expect(starts.map((start) => wordsAt(records, start))).toEqual(
          parts.map(({ head, tail }) => card.maker.length + head.length + tail.length + 1),
        );
      }),
    );
  });

  it.each([
    ['what is sold out', { availability: 3 }],
    ['an accessory', { isAccessory: true }],
    ['what sells less', { popularity: 9 }],
    ['a used one', { condition: 2 }],
    ['a dearer one', { price: 101 }],
  ])('of equal score put %s behind', (_, worse) => {
    const first = packDocument(card);
    const second = packDocument({ ...card, cardId: 2, ...worse });
    const records = Int32Array.from([...second, ...first]);
    expect(compareEqual(records, second.length, 0)).toBeLessThan(0);
  });
});
