import type { Dependencies } from '../dependencies.ts';
import type { Choice, ChoiceNow } from './choice.ts';
import { readOrderAhead } from './order-ahead.ts';
import { holds, keepOnly, KeptLists, smallList, type OrderedIds } from './ordered-ids.ts';
import { everyRow, inKeptOrder, matchingSql, orderedSql, readIds } from './packed-ids.ts';
import type { SqlPart } from './server-grid.ts';
import { orderSql } from './sort-sql.ts';

const megabyte = 1024 * 1024;

/** Rows of one end of a list that an index alone is walked for while the whole is not made yet. */
export const endRows = 20_000;
/** Which end, as the list is asked for. */
type End = 'first' | 'last';

/** A list as a request reads it, from its first row to its last, or as far as it is known. */
export interface ChosenList {
  readonly count: number;
  readonly slice: (from: number, to: number) => number[];
  /** -1 where the row is not among them. */
  readonly placeOf: (id: number) => number;
  /** Whether it may be shown where this is the list's state now. */
  readonly holds: (token: string) => boolean;
}

/**
 * Lists of what was chosen. Of a large table the order of all rows is kept once for each column and
 * what a filter matches once for each filter: any two of them make a list within milliseconds, and
 * one read from its end is the order turned round.
 */
export class ChoiceLists {
  readonly #deps: Dependencies;
  readonly #orders = new KeptLists(96 * megabyte);
  readonly #sets = new KeptLists(32 * megabyte);
  readonly #lists = new KeptLists(48 * megabyte);

  readonly #endRows: number;

  constructor(deps: Dependencies, rowsOfAnEnd = endRows) {
    this.#deps = deps;
    this.#endRows = rowsOfAnEnd;
  }

  #now(): number {
    return this.#deps.now().getTime();
  }

  /** The list where it is kept, whether it still holds or not. */
  look(choice: Choice): ChosenList | null {
    const { isFiltered, keys } = choice;
    const kept = isFiltered ? this.#lists.look(keys.list) : this.#orders.look(keys.order);
    return kept && this.#chosen(kept, choice.isTurned);
  }

  /** The end of an unfiltered list that some of its rows are in, where it is kept; whether it holds or not. */
  lookEnd(choice: Choice, from: number, to: number): ChosenList | null {
    if (choice.isFiltered) return null;
    for (const end of ['first', 'last'] as const) {
      const kept = this.#orders.look(endKey(choice, end));
      if (!kept) continue;
      const reach = end === 'first' ? Math.min(to, kept.count) : kept.count - from;
      if (reach <= kept.ids.length) return this.#chosenEnd(kept, end);
    }
    return null;
  }

  /** One end of a list by one column and without a filter, whose length is known. */
  async end(choice: ChoiceNow, end: End, count: number): Promise<ChosenList> {
    const { order, token, grid } = choice;
    const key = endKey(choice, end);
    const make = async () => {
      const part = orderedSql(grid, orderSql(order, end === 'last'), everyRow, this.#endRows);
      return { ...(await this.#read(choice, part)), count };
    };
    const kept = this.#orders.find(key, token, this.#now());
    return this.#chosenEnd(kept ?? (await this.#orders.make(key, token, make)), end);
  }

  /** The list where it is kept and still holds. */
  find(choice: ChoiceNow): ChosenList | null {
    const kept = this.look(choice);
    return kept?.holds(choice.token) ? kept : null;
  }

  async get(choice: ChoiceNow): Promise<ChosenList> {
    return this.find(choice) ?? this.#chosen(await this.#make(choice), choice.isTurned);
  }

  #chosen(list: OrderedIds, isTurned: boolean): ChosenList {
    return {
      ...chosenList(list, isTurned),
      holds: (token) => holds(list, token, this.#now()),
    };
  }

  /** The last rows were read from the last one on. */
  readonly #chosenEnd = (list: OrderedIds, end: End) => this.#chosen(list, end === 'last');

  /** Puts all rows in order for those that come later, out of the way of those that are here. */
  prepare(choice: ChoiceNow): void {
    const { keys, token } = choice;
    const read = () => this.#made(token, readOrderAhead(choice));
    this.#orders.make(keys.order, token, read).catch((error: unknown) => {
      const code = error instanceof Error ? error.name : 'unknown';
      this.#deps.log.warn({ code }, 'a list could not be put in order ahead');
    });
  }

  #make(choice: ChoiceNow): Promise<OrderedIds> {
    const { isFiltered, keys, token, order } = choice;
    if (!isFiltered) return this.#order(choice);
    return this.#lists.make(keys.list, token, async () => {
      // An order by several columns is rarely asked for again.
      if (order.length > 2) return this.#read(choice, inKeptOrder(choice, choice.filter));
      const ordered: OrderedIds[] = [];
      const set =
        this.#sets.find(keys.set, token, this.#now()) ??
        (await this.#sets.make(keys.set, token, async () => {
          const read = await this.#read(choice, matchingSql(choice));
          if (read.ids.length <= smallList) ordered.push(read);
          return read;
        }));
      // Few were put in this order as they were read; somebody else's reading has another.
      if (ordered[0]) return ordered[0];
      if (set.ids.length > smallList) return joined(await this.#order(choice), set);
      const named = { sql: 'g.id = any(?::integer[])', bindings: [[...set.ids]] };
      return { ...(await this.#read(choice, inKeptOrder(choice, named))), token: set.token };
    });
  }

  async #order(choice: ChoiceNow): Promise<OrderedIds> {
    const { keys, token } = choice;
    return (
      this.#orders.find(keys.order, token, this.#now()) ??
      this.#orders.make(keys.order, token, () => this.#read(choice, inKeptOrder(choice, everyRow)))
    );
  }

  #read({ db, token }: ChoiceNow, part: SqlPart): Promise<OrderedIds> {
    return this.#made(token, readIds(db, part));
  }

  /** The list of ids that are being read. */
  async #made(token: string, reading: Promise<Int32Array>): Promise<OrderedIds> {
    const madeAt = this.#now();
    const ids = await reading;
    return { token, madeAt, ids, count: ids.length };
  }
}

/** By which way an end is walked: the first rows of one order are the last of the other. */
const endKey = ({ keys, isTurned }: Choice, end: End): string =>
  `${isTurned === (end === 'first') ? 'down' : 'up'} ${keys.order}`;

/** The rows of a set in an order that was read apart, and so perhaps a moment earlier or later. */
function joined(order: OrderedIds, set: OrderedIds): OrderedIds {
  const ids = keepOnly(order.ids, set.ids);
  const token = order.token === set.token ? set.token : '';
  return { token, madeAt: Math.min(order.madeAt, set.madeAt), ids, count: ids.length };
}

function chosenList({ ids, count }: OrderedIds, isTurned: boolean): Omit<ChosenList, 'holds'> {
  return {
    count,
    slice: (from, to) =>
      isTurned
        ? [...ids.subarray(Math.max(0, count - to), Math.max(0, count - from))].toReversed()
        : [...ids.subarray(from, to)],
    placeOf(id) {
      const place = ids.indexOf(id);
      return place === -1 || !isTurned ? place : count - 1 - place;
    },
  };
}
