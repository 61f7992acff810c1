import type { GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import type { FetchPage, GridPage } from './grid-pages.ts';

/** Rows in one block, which is one call of the API. */
export const blockSize = 100;
/** Blocks kept; the rest of a long list is forgotten, so that memory does not grow with scrolling. */
const keptBlocks = 60;
const callsAtOnce = 4;
/** Blocks read beside what is seen. */
const ahead = 2;
/** Blocks read the way that one scrolls, which would be there before the rows otherwise. */
const farAhead = 5;
/** A scroll bar that is dragged passes many blocks; only where it rests for so long is read. */
const restMs = 30;

/** What is asked of the list, the same for all its blocks. */
export interface BlockQuery {
  readonly sort: string;
  readonly filter: GridFilter;
}

export interface BlockStoreState {
  /** Null until the first block came. */
  readonly count: number | null;
  readonly loading: boolean;
  readonly error: unknown;
}

type Waiter = (page: GridPage | null) => void;

/**
 * Blocks of rows of one list: nearest to what is seen first, a few calls at once, neighbours ahead,
 * stale calls aborted. A block that follows a known one is asked for by key, so that rows that come
 * or go meanwhile are neither doubled nor skipped (T-GRID-7).
 */
export class BlockStore {
  readonly #fetch: FetchPage;
  readonly #tell: (state: BlockStoreState) => void;
  #query: BlockQuery;
  #pages = new Map<number, GridPage>();
  #stale = new Set<number>();
  #waiting = new Map<number, Waiter[]>();
  #calls = new Map<number, AbortController>();
  #seen = { first: 0, last: 0 };
  /** The way that was scrolled last; a list begins at its top. */
  #isUpwards = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: BlockStoreState = { count: null, loading: false, error: null };

  constructor(fetch: FetchPage, query: BlockQuery, tell: (state: BlockStoreState) => void) {
    this.#fetch = fetch;
    this.#query = query;
    this.#tell = tell;
  }

  get count(): number {
    return this.#state.count ?? 0;
  }

  /** Blocks beside those that are seen, the nearest first on either side. */
  get neighbours(): readonly number[] {
    const { first, last } = this.#seen;
    const end = Math.ceil(this.count / blockSize) - 1;
    const [below, above] = this.#isUpwards ? [ahead, farAhead] : [farAhead, ahead];
    const down = Array.from({ length: below }, (_, at) => last + at + 1);
    const up = Array.from({ length: above }, (_, at) => first - at - 1);
    const all = this.#isUpwards ? [...up, ...down] : [...down, ...up];
    return all.filter((block) => block >= 0 && block <= end);
  }

  /** The rows of a block once they are there; null where nobody needs them any more. */
  load(block: number): Promise<GridPage | null> {
    const page = this.#pages.get(block);
    if (page && !this.#stale.has(block)) return Promise.resolve(page);
    return new Promise((resolve) => {
      this.#waiting.set(block, [...(this.#waiting.get(block) ?? []), resolve]);
      this.#dropForgotten();
      if (this.#timer === undefined) this.#pump();
    });
  }

  /** Says which rows are seen, by their places. */
  look(firstRow: number, lastRow: number): void {
    const first = Math.floor(firstRow / blockSize);
    const step = first - this.#seen.first;
    const jumped = Math.abs(step) > ahead;
    if (step !== 0) this.#isUpwards = step < 0;
    this.#seen = { first, last: Math.floor(lastRow / blockSize) };
    for (const [block, call] of this.#calls) if (this.#distance(block) > farAhead) call.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (jumped) this.#timer = setTimeout(() => this.#rest(), restMs);
    else this.#pump();
  }

  /** Forgets everything and asks for something else. */
  reset(query: BlockQuery): void {
    this.stop();
    this.#query = query;
    this.#pages.clear();
    this.#stale.clear();
    this.#seen = { first: 0, last: 0 };
    this.#isUpwards = false;
    this.#set({ count: null, loading: false, error: null });
  }

  /** What is known is still shown, but asked for again. */
  refresh(): void {
    for (const block of this.#pages.keys()) this.#stale.add(block);
  }

  /** Asks again for what failed. */
  retry(): void {
    this.#set({ ...this.#state, error: null });
    this.#pump();
  }

  /** Aborts calls and lets go of all who wait. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const call of this.#calls.values()) call.abort();
    this.#calls.clear();
    for (const waiters of this.#waiting.values()) for (const waiter of waiters) waiter(null);
    this.#waiting.clear();
  }

  rowAt(index: number): GridRow | undefined {
    return this.#pages.get(Math.floor(index / blockSize))?.results[index % blockSize];
  }

  /** The place of a row among those that are known, or -1. */
  indexOf(id: number): number {
    for (const [block, { results }] of this.#pages) {
      const at = results.findIndex((row) => row.id === id);
      if (at !== -1) return block * blockSize + at;
    }
    return -1;
  }

  /** Ids of rows that are known in the blocks that are seen. */
  seenIds(): readonly number[] {
    const { first, last } = this.#seen;
    return [...this.#pages].flatMap(([block, { results }]) =>
      block >= first && block <= last ? results.map(({ id }) => id) : [],
    );
  }

  /** Ids of all rows of the list; null where some of them are not loaded or may have changed. */
  allIds(): ReadonlySet<number> | null {
    const { count } = this.#state;
    if (count === null) return null;
    const ids = new Set<number>();
    for (let block = 0; block * blockSize < count; block += 1) {
      const page = this.#stale.has(block) ? undefined : this.#pages.get(block);
      if (page === undefined) return null;
      for (const { id } of page.results) ids.add(id);
    }
    return ids;
  }

  /** Puts newer versions of rows in the place of those that are known. */
  patch(rows: readonly GridRow[]): void {
    const newer = new Map(rows.map((row) => [row.id, row]));
    for (const [block, page] of this.#pages) {
      if (!page.results.some(({ id }) => newer.has(id))) continue;
      const results = page.results.map((row) => newer.get(row.id) ?? row);
      this.#pages.set(block, { ...page, results });
    }
  }

  #rest(): void {
    this.#timer = undefined;
    this.#pump();
  }

  #distance(block: number): number {
    return Math.max(this.#seen.first - block, block - this.#seen.last, 0);
  }

  /** Blocks to read now, the nearest first: those waited for near what is seen, then neighbours. */
  #wanted(): number[] {
    const near = [...this.#waiting.keys()].filter((block) => this.#distance(block) <= ahead);
    const unread = this.neighbours.filter(
      (block) => !this.#pages.has(block) || this.#stale.has(block),
    );
    return [...new Set([...near.sort((a, b) => this.#distance(a) - this.#distance(b)), ...unread])];
  }

  #pump(): void {
    const wanted = this.#state.error === null ? this.#wanted() : [];
    for (const block of wanted) {
      if (this.#calls.size >= callsAtOnce) break;
      if (!this.#calls.has(block)) void this.#read(block);
    }
    const loading = this.#calls.size > 0;
    if (loading !== this.#state.loading) this.#set({ ...this.#state, loading });
  }

  async #read(block: number): Promise<void> {
    const call = new AbortController();
    this.#calls.set(block, call);
    const after = this.#stale.has(block - 1) ? undefined : this.#pages.get(block - 1)?.next;
    const place = { offset: block * blockSize, limit: blockSize, ...this.#query };
    try {
      const page = await this.#fetch(after ? { ...place, after } : place, call.signal);
      if (this.#calls.get(block) !== call) return;
      this.#calls.delete(block);
      this.#keep(block, page);
    } catch (error) {
      if (this.#calls.get(block) !== call) return;
      this.#calls.delete(block);
      if (!call.signal.aborted) this.#set({ ...this.#state, error });
    }
    this.#pump();
  }

  #keep(block: number, page: GridPage): void {
    this.#stale.delete(block);
    this.#pages.delete(block);
    this.#pages.set(block, page);
    for (const old of [...this.#pages.keys()].slice(
      0,
      Math.max(0, this.#pages.size - keptBlocks),
    )) {
      if (this.#distance(old) > ahead) this.#pages.delete(old);
    }
    this.#set({ ...this.#state, count: page.count });
    const waiters = this.#waiting.get(block) ?? [];
    this.#waiting.delete(block);
    for (const waiter of waiters) waiter(page);
  }

  /** Who waits for a block that was passed long ago is told that it does not come. */
  #dropForgotten(): void {
    if (this.#waiting.size <= keptBlocks) return;
    const far = [...this.#waiting.keys()].find((block) => this.#distance(block) > ahead);
    if (far === undefined) return;
    const waiters = this.#waiting.get(far) ?? [];
    this.#waiting.delete(far);
    for (const waiter of waiters) waiter(null);
  }

  #set(state: BlockStoreState): void {
    this.#state = state;
    this.#tell(state);
  }
}
