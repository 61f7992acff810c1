import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  numberAt,
  packDocument,
  packedField,
  recordStarts,
  traitsAt,
  wordsAt,
  type NumberedDocument,
} from './packed-document.ts';

const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const count = fc.nat(1_000_000);
const list = fc.array(whole, { maxLength: 8 });
const documents: fc.Arbitrary<NumberedDocument> = fc.record({
  cardId: count,
  familyId: count,
  price: count,
  popularity: whole,
  releasedOn: whole,
  availability: fc.nat(3),
  condition: fc.nat(2),
  isAccessory: fc.boolean(),
  nameSize: fc.integer({ min: 1, max: 20 }),
  maker: list,
  head: list,
  tail: list,
  other: list,
  facts: list,
  categories: list,
});

function joined(records: readonly Int32Array[]): Int32Array {
  return Int32Array.from(records.flatMap((record) => [...record]));
}

it('finds every record, its words and its traits again among others', () => {
  fc.assert(
    fc.property(fc.array(documents, { minLength: 1, maxLength: 6 }), (all) => {
      const records = joined(all.map(packDocument));
      const starts = recordStarts(records);
      expect(starts).toHaveLength(all.length);
      all.forEach((document, at) => {
        const start = starts[at] ?? -1;
        const { maker, head, tail, other, facts, categories } = document;
        const words = [...maker, ...head, ...tail, ...other];
        const { factsFrom, categoriesFrom, end } = traitsAt(records, start);
        expect(wordsAt(records, start)).toBe(words.length);
        const from = start + packedField.lists;
        expect([...records.subarray(from, from + words.length)]).toEqual(words);
        expect([...records.subarray(factsFrom, categoriesFrom)]).toEqual(facts);
        expect([...records.subarray(categoriesFrom, end)]).toEqual(categories);
        expect(end).toBe(starts[at + 1] ?? records.length);
      });
    }),
  );
});

it('keeps every fixed field', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const record = packDocument(document);
      const field = (name: keyof typeof packedField) => numberAt(record, 0, packedField[name]);
      expect(field('cardId')).toBe(document.cardId);
      expect(field('familyId')).toBe(document.familyId);
      expect(field('price')).toBe(document.price);
      expect(field('popularity')).toBe(document.popularity);
      expect(field('releasedOn')).toBe(document.releasedOn);
      expect(field('availability')).toBe(document.availability);
      expect(field('condition')).toBe(document.condition);
      expect(field('isAccessory')).toBe(document.isAccessory ? 1 : 0);
      expect(field('nameSize')).toBe(document.nameSize);
    }),
  );
});

it('throws where no record is', () => {
  expect(() => numberAt(new Int32Array(0), 0, packedField.price)).toThrow(RangeError);
});
