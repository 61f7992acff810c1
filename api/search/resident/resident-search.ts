import type { Knex } from 'knex';
import { recordStarts } from '#core/search/packed-document.ts';
import {
  mostNear,
  readCandidates,
  type CandidateQuery,
  type Candidates,
  type CandidateWords,
} from '../candidates.ts';
import { askChanges, type Changes } from './ask-changes.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';
import type { ResidentDocuments } from './resident-documents.ts';
import { scanDocuments, type DocumentScan } from './scan-documents.ts';
import { isLater } from './snapshot.ts';

/** Changed families from which reading everything again is the shorter way. */
const mostFollowed = 2_000;

/**
 * Candidates from memory. A process holds the documents of the first tiers, and asks at each search
 * what changed since, in the statement that looks for codes; so it answers as the database would.
 * Only what the first tiers do not fill is asked of the last one there.
 */
export class ResidentSearch {
  readonly #db: Knex;
  #state: Loaded | null = null;
  #loading: Promise<void> | null = null;

  constructor(db: Knex) {
    this.#db = db;
  }

  async candidates(asked: CandidateQuery): Promise<Candidates> {
    // While much is loaded, the database answers by itself.
    if (this.#state === null) await (this.#loading ??= this.#load());
    const state = this.#state;
    if (state === null) return readCandidates(this.#db, asked, 'all');
    const changes = await askChanges(this.#db, state.snapshot, asked.codes);
    return this.#follow(changes)
      ? this.#complete(asked, changes, this.#state?.documents ?? state.documents)
      : this.candidates(asked);
  }

  /** Until all is loaded, or enough of it to see that it takes a while. */
  #load(): Promise<void> {
    return new Promise((resolve, reject) => {
      loadDocuments(this.#db, resolve)
        .then((loaded) => {
          this.#state = loaded;
          resolve();
        })
        .catch(reject)
        .finally(() => (this.#loading = null));
    });
  }

  /** False where everything has to be read again. */
  #follow({ snapshot, madeIn, families, records }: Changes): boolean {
    const state = this.#state;
    if (state === null) return false;
    if (!isLater(snapshot, state.snapshot)) return true;
    if (madeIn !== state.madeIn || families.length > mostFollowed) {
      this.#state = null;
      return false;
    }
    if (families.length > 0) state.documents.replace(families, records);
    this.#state = { ...state, snapshot };
    return true;
  }

  /** What memory finds, and behind it what the last tier adds where that is not enough. */
  async #complete(
    asked: CandidateQuery,
    { coded, hasMore }: Changes,
    documents: ResidentDocuments,
  ): Promise<Candidates> {
    const found = scanCandidates(documents, asked);
    const missing = {
      whole: asked.words === null ? 0 : asked.most - found.wholeCount,
      filtered: asked.filters.length === 0 ? 0 : asked.most - recordStarts(found.filtered).length,
      near: found.wholeCount > 0 ? 0 : mostNear - recordStarts(found.near).length,
    };
    if (!hasMore || Math.max(missing.whole, missing.filtered, missing.near) === 0) {
      return { ...found, coded };
    }
    const isNear = missing.near > 0;
    const rest = await readCandidates(
      this.#db,
      {
        ...asked,
        codes: [],
        most: Math.max(1, missing.whole, missing.filtered),
        near: isNear ? asked.near : { words: [], needs: 'any' },
      },
      'last',
    );
    const more = firstRecords(rest.whole, missing.whole);
    return {
      coded,
      whole: joined(found.whole, more),
      wholeCount: found.wholeCount + recordStarts(more).length,
      filtered: joined(found.filtered, firstRecords(rest.filtered, missing.filtered)),
      near: joined(found.near, firstRecords(rest.near, missing.near)),
    };
  }
}

const none = new Int32Array(0);

function scanCandidates(
  documents: ResidentDocuments,
  { words, filters, near, most }: CandidateQuery,
): Omit<Candidates, 'coded'> {
  const groupsOf = (given: CandidateWords) => given.map((each) => [...each.keys()]);
  const scan = (groups: DocumentScan['groups'], bound: number, chosen: DocumentScan['filters']) =>
    scanDocuments(documents, { groups, filters: chosen, most: bound });
  const scanMost = (groups: Groups) => scan(groups, mostNear, []);
  const groups = words && groupsOf(words);
  const whole = groups ? scan(groups, most, []) : none;
  const wholeCount = recordStarts(whole).length;
  // Fewer than the bound are all that there are, those that the filters let through among them.
  const isCut = wholeCount === most && filters.length > 0;
  const some = groupsOf(near.words);
  return {
    whole,
    wholeCount,
    filtered: groups && isCut ? scan(groups, most, filters) : none,
    near: wholeCount === 0 && some.length > 0 ? scanNear(some, near.needs, scanMost) : none,
  };
}

type Groups = DocumentScan['groups'];

/**
 * Where any word would do, those that lack one word come first: among all that meet any, of which only the most looked at
 * are read, they may not be. Where nothing meets every word, none of them lacks the same one as another scan's.
 */
function scanNear(
  groups: Groups,
  needs: CandidateQuery['near']['needs'],
  scan: (groups: Groups) => Int32Array,
): Int32Array {
  if (needs === 'all') return scan(groups);
  const close = groups.length < 3 ? [] : groups.map((_, left) => groups.toSpliced(left, 1));
  const found = close.map((each) => scan(each)).reduce(joined, none);
  return found.length > 0 ? found : scan([groups.flat()]);
}

function firstRecords(records: Int32Array, most: number): Int32Array {
  const end = recordStarts(records)[most];
  return end === undefined ? records : records.subarray(0, end);
}

function joined(first: Int32Array, second: Int32Array): Int32Array {
  if (second.length === 0) return first;
  const both = new Int32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
