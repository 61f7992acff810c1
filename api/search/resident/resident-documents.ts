import {
  numberAt,
  packedField,
  recordStarts,
  traitsAt,
  wordsAt,
} from '#core/search/packed-document.ts';
import { categoryFact } from '../category-facts.ts';
import { standingOf } from '../standing.ts';
import { PostingList } from './posting-list.ts';

/** Records that are compacted away cost nothing below this many numbers. */
const leastWaste = 1_000_000;

/**
 * Search documents in memory: records of packed-document.ts behind one another, and for each word
 * and each fact the documents that have it. Documents are known by slots, so that records may move.
 */
export class ResidentDocuments {
  #records = new Int32Array(1024);
  #end = 0;
  #waste = 0;
  #starts: number[] = [];
  readonly #free: number[] = [];
  /** The slot behind which no other comes; -1 where it is not known. */
  #last = -1;
  readonly #byFamily = new Map<number, number[]>();
  readonly #byWord = new Map<number, PostingList>();
  readonly #byFact = new Map<number, PostingList>();

  get records(): Int32Array {
    return this.#records;
  }

  startOf(slot: number): number {
    return this.#starts[slot] ?? 0;
  }

  withWord(word: number): PostingList | undefined {
    return this.#byWord.get(word);
  }

  withFact(fact: number): PostingList | undefined {
    return this.#byFact.get(fact);
  }

  /** Negative where the first slot is looked at first: devices, then what sells most. */
  readonly order = (one: number, other: number): number => {
    const first = this.startOf(one);
    const second = this.startOf(other);
    return (
      this.#standing(second) - this.#standing(first) ||
      this.#field(first, packedField.cardId) - this.#field(second, packedField.cardId)
    );
  };

  /** Adds documents, of families that have none here. */
  add(records: Int32Array): void {
    for (const start of recordStarts(records)) {
      this.#put(records.subarray(start, start + numberAt(records, start, packedField.length)));
    }
  }

  /** Takes out all documents of some families and adds those that they have now. */
  replace(familyIds: readonly number[], records: Int32Array): void {
    for (const family of familyIds) {
      for (const slot of this.#byFamily.get(family) ?? []) this.#takeOut(slot);
      this.#byFamily.delete(family);
    }
    this.add(records);
    if (this.#waste > leastWaste && this.#waste > this.#end / 2) this.#compact();
  }

  #put(record: Int32Array): void {
    const slot = this.#free.pop() ?? this.#starts.length;
    this.#makeRoom(record.length);
    this.#records.set(record, this.#end);
    this.#starts[slot] = this.#end;
    this.#end += record.length;
    const family = numberAt(record, 0, packedField.familyId);
    const ofFamily = this.#byFamily.get(family);
    if (ofFamily) ofFamily.push(slot);
    else this.#byFamily.set(family, [slot]);
    // All that is loaded comes in order, and is compared once and not in each of its lists.
    const isLast = this.#last >= 0 && this.order(this.#last, slot) < 0;
    if (isLast || this.#starts.length === 1) this.#last = slot;
    this.#eachList(slot, (lists, key) => {
      const list = lists.get(key) ?? new PostingList();
      if (list.length === 0) lists.set(key, list);
      if (isLast) list.append(slot);
      else list.insert(slot, this.order);
    });
  }

  #takeOut(slot: number): void {
    if (slot === this.#last) this.#last = -1;
    this.#eachList(slot, (lists, key) => {
      const list = lists.get(key);
      list?.remove(slot, this.order);
      if (list?.length === 0) lists.delete(key);
    });
    this.#waste += this.#field(this.startOf(slot), packedField.length);
    this.#free.push(slot);
  }

  #eachList(slot: number, call: (lists: Map<number, PostingList>, key: number) => void): void {
    const start = this.startOf(slot);
    const first = start + packedField.lists;
    const words = wordsAt(this.#records, start);
    for (let at = first; at < first + words; at += 1) call(this.#byWord, this.#records[at] ?? 0);
    const { factsFrom, categoriesFrom, end } = traitsAt(this.#records, start);
    for (let at = factsFrom; at < end; at += 1) {
      const number = this.#records[at] ?? 0;
      call(this.#byFact, at < categoriesFrom ? number : categoryFact(number));
    }
  }

  #field(start: number, field: number): number {
    return this.#records[start + field] ?? 0;
  }

  #standing(start: number): number {
    const isAccessory = this.#field(start, packedField.isAccessory) === 1;
    return standingOf(isAccessory, this.#field(start, packedField.popularity));
  }

  #makeRoom(length: number): void {
    if (this.#end + length <= this.#records.length) return;
    const wider = new Int32Array(Math.max(this.#records.length * 2, this.#end + length));
    wider.set(this.#records.subarray(0, this.#end));
    this.#records = wider;
  }

  #compact(): void {
    const records = new Int32Array(this.#records.length);
    let end = 0;
    for (const slots of this.#byFamily.values()) {
      for (const slot of slots) {
        const start = this.startOf(slot);
        const length = this.#field(start, packedField.length);
        records.set(this.#records.subarray(start, start + length), end);
        this.#starts[slot] = end;
        end += length;
      }
    }
    this.#records = records;
    this.#end = end;
    this.#waste = 0;
  }
}
