import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ResidentDocuments } from '#api/search/resident/resident-documents.ts';
import { scanDocuments } from '#api/search/resident/scan-documents.ts';
import { isLater, readSnapshot } from '#api/search/resident/snapshot.ts';
import {
  numberAt,
  packDocument,
  packedField,
  recordStarts,
  type NumberedDocument,
} from '#core/search/packed-document.ts';

const list = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 4 });
const documents = fc.uniqueArray(
  fc.record({
    cardId: fc.integer({ min: 1, max: 99 }),
    familyId: fc.integer({ min: 1, max: 9 }),
    popularity: fc.nat(5),
    price: fc.nat(9),
    isAccessory: fc.boolean(),
    head: list(6),
    facts: list(4),
  }),
  { selector: ({ cardId }) => cardId, maxLength: 30 },
);
type Part = Pick<NumberedDocument, 'cardId' | 'familyId' | 'popularity' | 'isAccessory'> &
  Pick<NumberedDocument, 'price' | 'head' | 'facts'>;

const rest = {
  releasedOn: 0,
  availability: 0,
  condition: 0,
  nameSize: 1,
  maker: [],
  tail: [],
  other: [],
  categories: [],
};
const packed = (parts: readonly Part[]) =>
  Int32Array.from(parts.flatMap((part) => [...packDocument({ ...rest, ...part })]));
const cardsIn = (records: Int32Array) =>
  recordStarts(records).map((start) => numberAt(records, start, packedField.cardId));

const inOrder = (parts: readonly Part[]) =>
  parts.toSorted(
    (a, b) =>
      Number(a.isAccessory) - Number(b.isAccessory) ||
      b.popularity - a.popularity ||
      a.cardId - b.cardId,
  );

it('finds what a look at every document finds, also after families were replaced', () => {
  fc.assert(
    fc.property(
      documents,
      documents,
      fc.array(list(7), { maxLength: 3 }),
      (before, after, groups) => {
        const resident = new ResidentDocuments();
        resident.add(packed(before));
        const replaced = new Set(after.map(({ familyId }) => familyId));
        const kept = before.filter(({ familyId }) => !replaced.has(familyId));
        const added = after.filter(({ cardId }) => kept.every((each) => each.cardId !== cardId));
        resident.replace([...replaced], packed(added));
        const asked = groups.filter((words) => words.length > 0);
        fc.pre(asked.length > 0);
        const filters = [{ code: 'color', facts: [1, 2], span: null }];
        const meets = ({ head }: Part) =>
          asked.every((words) => words.some((word) => head.includes(word)));
        const all = inOrder([...kept, ...added]).filter(meets);
        const passing = all.filter(({ facts }) => facts.some((fact) => fact <= 2));
        const scan = (chosen: typeof filters, most: number) =>
          cardsIn(scanDocuments(resident, { groups: asked, filters: chosen, most }));
        expect(scan([], 100)).toEqual(all.map(({ cardId }) => cardId));
        expect(scan([], 3)).toEqual(all.slice(0, 3).map(({ cardId }) => cardId));
        expect(scan(filters, 100)).toEqual(passing.map(({ cardId }) => cardId));
      },
    ),
  );
});

it.each([
  ['10:12:10', '10:12:', false],
  ['10:12:', '10:12:10', true],
  ['10:13:10,11', '10:12:', true],
  ['10:12:10', '10:12:10', false],
  ['9:9:', '10:10:', false],
])('takes the snapshot %s for later than %s: %s', (one, other, expected) => {
  expect(isLater(readSnapshot(one), readSnapshot(other))).toBe(expected);
});
