import { numberAt, packedField, traitsAt, wordsAt } from '#core/search/packed-document.ts';
import type { ChosenFilter } from '../../catalog/listing/chosen-filters.ts';
import { hasAnyTrait } from '../found-card.ts';
import type { PostingList } from './posting-list.ts';
import type { ResidentDocuments } from './resident-documents.ts';

/** Of each group one word at least must be met; and every filter lets the document through. */
export interface DocumentScan {
  readonly groups: readonly (readonly number[])[];
  readonly filters: readonly ChosenFilter[];
  readonly most: number;
}

/**
 * The records of the first documents that meet a scan, in the order of the documents. Walks the
 * shortest of the lists that each must stand in, and looks at the others' words in the record.
 */
export function scanDocuments(documents: ResidentDocuments, scan: DocumentScan): Int32Array {
  const walked = shortest([
    ...scan.groups.map((words) => words.map((word) => documents.withWord(word))),
    ...scan.filters.flatMap(({ facts }) =>
      facts ? [facts.map((fact) => documents.withFact(fact))] : [],
    ),
  ]);
  const { records } = documents;
  const meetsWords = meetsGroups(scan.groups);
  const passes = scan.filters.map(passOf);
  const found: number[] = [];
  walk(walked, documents, (slot) => {
    const start = documents.startOf(slot);
    if (meetsWords(records, start) && passes.every((pass) => pass(records, start))) {
      found.push(start);
    }
    return found.length < scan.most;
  });
  return copied(records, found);
}

type Lists = readonly PostingList[];

function shortest(groups: readonly (readonly (PostingList | undefined)[])[]): Lists {
  const size = (lists: Lists) => lists.reduce((sum, { length }) => sum + length, 0);
  const given = groups.map((lists) => lists.filter((list) => list !== undefined));
  return given.reduce((best, lists) => (size(lists) < size(best) ? lists : best), given[0] ?? []);
}

/** Calls back with the slots of some lists in one order, each once, until it answers false. */
function walk(lists: Lists, { order }: ResidentDocuments, call: (slot: number) => boolean): void {
  const [single, another] = lists;
  if (single !== undefined && another === undefined) {
    for (let place = 0; place < single.length; place += 1) if (!call(single.at(place))) return;
    return;
  }
  const places = new Int32Array(lists.length);
  const heads = Int32Array.from(lists, (list) => list.at(0));
  for (let first = firstOf(heads, order); first >= 0; first = firstOf(heads, order)) {
    if (!call(first)) return;
    for (let index = 0; index < heads.length; index += 1) {
      if (heads[index] !== first) continue;
      const place = (places[index] ?? 0) + 1;
      places[index] = place;
      heads[index] = lists[index]?.at(place) ?? -1;
    }
  }
}

function firstOf(heads: Int32Array, order: ResidentDocuments['order']): number {
  let first = -1;
  for (const head of heads) {
    if (head >= 0 && head !== first && (first < 0 || order(head, first) < 0)) first = head;
  }
  return first;
}

/** Bits of a number that are safe to shift; words beyond so many groups are left to the score. */
const mostGroups = 30;
const sieveMask = 0x0f_ff;

type Test = (records: Int32Array, start: number) => boolean;

function meetsGroups(groups: readonly (readonly number[])[]): Test {
  const bits = new Map<number, number>();
  const sieve = new Uint8Array(sieveMask + 1);
  for (const [index, words] of groups.slice(0, mostGroups).entries()) {
    for (const word of words) {
      bits.set(word, (bits.get(word) ?? 0) | (1 << index));
      sieve[word & sieveMask] = 1;
    }
  }
  const all = (1 << Math.min(groups.length, mostGroups)) - 1;
  return (records, start) => {
    const first = start + packedField.lists;
    const end = first + wordsAt(records, start);
    let met = 0;
    for (let at = first; at < end && met !== all; at += 1) {
      const word = records[at] ?? 0;
      if (sieve[word & sieveMask] === 1) met |= bits.get(word) ?? 0;
    }
    return met === all;
  };
}

function passOf({ facts, span }: ChosenFilter): Test {
  if (span) {
    return (records, start) => {
      const price = numberAt(records, start, packedField.price);
      return price >= span.from && price <= span.to;
    };
  }
  const asked = new Set(facts);
  return (records, start) => hasAnyTrait(records, traitsAt(records, start), asked);
}

/** The records themselves: what they stand in may change before they are ranked. */
function copied(records: Int32Array, starts: readonly number[]): Int32Array {
  const size = starts.reduce((sum, start) => sum + (records[start] ?? 0), 0);
  const copy = new Int32Array(size);
  let end = 0;
  // Records are short: copying number by number costs less than a view of each.
  for (const start of starts) {
    const last = start + numberAt(records, start, packedField.length);
    for (let at = start; at < last; at += 1, end += 1) copy[end] = records[at] ?? 0;
  }
  return copy;
}
