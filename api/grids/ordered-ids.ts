/** Ids of the rows that match a filter, in an order; what was true at one moment. */
export interface OrderedIds {
  /** What `grid_changes` said when the list was made. */
  readonly token: string;
  readonly madeAt: number;
  readonly ids: Int32Array;
  /** Rows of the list; more than there are ids where these are one end of it. */
  readonly count: number;
}

/** Up to here a list is made anew as soon as anything changed: that takes a few milliseconds. */
export const smallList = 20_000;
/** How long a longer one may be shown after a change, so that a busy shop does not sort it all day. */
const shownForMs = 10_000;

/**
 * The ordered lists that were looked at last, kept in the process. A page of one is a slice of it,
 * however deep, and its length is the count.
 */
export class KeptLists {
  readonly #lists = new Map<string, OrderedIds>();
  readonly #making = new Map<string, Promise<OrderedIds>>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = 64 * 1024 * 1024) {
    this.#mostBytes = mostBytes;
  }

  /** The list of a key where it still holds; the token is what `grid_changes` says now. */
  find(key: string, token: string, now: number): OrderedIds | null {
    const list = this.look(key);
    return list && holds(list, token, now) ? list : null;
  }

  /** The list of a key, whether it still holds or not. */
  look(key: string): OrderedIds | null {
    const list = this.#lists.get(key);
    if (!list) return null;
    // Last in the map is what was used last.
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list;
  }

  /** Makes a list; whoever asks for the same meanwhile waits for it instead of making it again. */
  async make(key: string, token: string, build: () => Promise<OrderedIds>): Promise<OrderedIds> {
    const name = `${token} ${key}`;
    const running = this.#making.get(name);
    if (running) return running;
    const making = build().finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    const list = await making;
    this.#keep(key, list);
    return list;
  }

  #keep(key: string, list: OrderedIds): void {
    this.#drop(key);
    this.#lists.set(key, list);
    this.#bytes += list.ids.byteLength;
    for (const oldest of this.#lists.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const list = this.#lists.get(key);
    if (!list) return;
    this.#bytes -= list.ids.byteLength;
    this.#lists.delete(key);
  }
}

/** Whether a list may be shown where `grid_changes` says this token now. */
export function holds({ token, count, madeAt }: OrderedIds, current: string, now: number): boolean {
  return token === current || (count > smallList && now - madeAt < shownForMs);
}

/** Those of an ordered list that are in a set, in their order; a set is ids in any order. */
export function keepOnly(ordered: Int32Array, set: Int32Array): Int32Array {
  let largest = 0;
  for (const id of set) if (id > largest) largest = id;
  const isIn = new Uint8Array(largest + 1);
  for (const id of set) isIn[id] = 1;
  const kept = new Int32Array(Math.min(ordered.length, set.length));
  let count = 0;
  for (const id of ordered) {
    if (isIn[id] === 1) {
      kept[count] = id;
      count += 1;
    }
  }
  return kept.subarray(0, count);
}
