/** One card as search ranks, filters and counts it; words and facts are numbers. */
export interface NumberedDocument {
  readonly cardId: number;
  readonly familyId: number;
  readonly price: number;
  readonly popularity: number;
  /** Days since 1970-01-01. */
  readonly releasedOn: number;
  /** 0 at hand, 1 at stores, 2 to come, 3 not to be had. */
  readonly availability: number;
  /** 0 new, 1 nearly new, 2 used. */
  readonly condition: number;
  readonly isAccessory: boolean;
  readonly nameSize: number;
  /** Numbers of `search_words`, by the lists of DocumentWords. */
  readonly maker: readonly number[];
  readonly head: readonly number[];
  readonly tail: readonly number[];
  readonly other: readonly number[];
  /** Facts of `listing_cards`. */
  readonly facts: readonly number[];
  readonly categories: readonly number[];
}

/** Places of the fixed fields of a record; the lists follow in the order of their lengths. */
export const packedField = {
  length: 0,
  cardId: 1,
  familyId: 2,
  price: 3,
  popularity: 4,
  releasedOn: 5,
  availability: 6,
  condition: 7,
  isAccessory: 8,
  nameSize: 9,
  makers: 10,
  heads: 11,
  tails: 12,
  others: 13,
  facts: 14,
  categories: 15,
  lists: 16,
} as const;

/** A record of 32-bit numbers; records stand one behind the other, the first number is the length. */
export function packDocument(document: NumberedDocument): Int32Array {
  const { maker, head, tail, other, facts, categories } = document;
  const lists = [maker, head, tail, other, facts, categories];
  const listed = lists.reduce((sum, list) => sum + list.length, 0);
  const size = packedField.lists + listed;
  const record = new Int32Array(size);
  record[packedField.length] = size;
  record[packedField.cardId] = document.cardId;
  record[packedField.familyId] = document.familyId;
  record[packedField.price] = document.price;
  record[packedField.popularity] = document.popularity;
  record[packedField.releasedOn] = document.releasedOn;
  record[packedField.availability] = document.availability;
  record[packedField.condition] = document.condition;
  record[packedField.isAccessory] = document.isAccessory ? 1 : 0;
  record[packedField.nameSize] = document.nameSize;
  let at: number = packedField.lists;
  lists.forEach((list, place) => {
    record[packedField.makers + place] = list.length;
    for (const number of list) {
      record[at] = number;
      at += 1;
    }
  });
  return record;
}

/** Where each record begins. */
export function recordStarts(records: Int32Array): readonly number[] {
  const starts: number[] = [];
  for (let at = 0; at < records.length; at += records[at] ?? records.length) starts.push(at);
  return starts;
}

/** How many words the record that begins at `start` has; they stand first of its lists. */
export const wordsAt = (records: Int32Array, start: number): number =>
  numberAt(records, start, packedField.makers) +
  numberAt(records, start, packedField.heads) +
  numberAt(records, start, packedField.tails) +
  numberAt(records, start, packedField.others);

/** Where the facts and the categories of the record that begins at `start` stand; `end` is behind both. */
export function traitsAt(records: Int32Array, start: number) {
  const end = start + numberAt(records, start, packedField.length);
  const categoriesFrom = end - numberAt(records, start, packedField.categories);
  const factsFrom = categoriesFrom - numberAt(records, start, packedField.facts);
  return { factsFrom, categoriesFrom, end };
}

/** A fixed field of the record that begins at `start`. Throws beyond the records. */
export function numberAt(records: Int32Array, start: number, field: number): number {
  const value = records[start + field];
  if (value === undefined) throw new RangeError(`no record at ${String(start)}`);
  return value;
}
