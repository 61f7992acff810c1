import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Choice } from './choice.ts';
import { everyRow, orderedSql, readIds } from './packed-ids.ts';
import { behindSql, orderSql, placeSql, type SortPart } from './sort-sql.ts';

export interface Pace {
  /** Rows that are read at once. */
  readonly rows: number;
  /** How many times as long as reading them the pause behind it is. */
  readonly rest: number;
}

/** A slice takes some tens of milliseconds of one core, and all of a million rows a second or two. */
const usual: Pace = { rows: 50_000, rest: 3 };

/**
 * Reads the order of all rows before anybody needs it: in slices of one snapshot with pauses between
 * them, so that it keeps nobody from the page that they wait for.
 */
export class OrderAhead {
  readonly #choice: Choice;
  readonly #pace: Pace;
  readonly #needed = new AbortController();

  constructor(choice: Choice, pace = usual) {
    this.#choice = choice;
    this.#pace = pace;
  }

  /** Somebody waits for it now: there are no more pauses. */
  hurry(): void {
    this.#needed.abort();
  }

  /** Ids of all rows in the order that is kept. */
  async read(): Promise<Int32Array> {
    const { db, grid } = this.#choice;
    const order = keptOrder(this.#choice);
    return db.transaction(
      async (trx) => {
        const slices: Int32Array[] = [];
        let behind = everyRow;
        for (;;) {
          const from = performance.now();
          const slice = orderedSql(grid, orderSql(order), behind, this.#pace.rows);
          const ids = await readIds(trx, slice);
          slices.push(ids);
          const last = ids.at(-1);
          if (last === undefined || ids.length < this.#pace.rows) return joined(slices);
          behind = behindSql(order, await this.#valuesOf(trx, order, last));
          await this.#pause((performance.now() - from) * this.#pace.rest);
        }
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
  }

  async #valuesOf(trx: Knex, order: readonly SortPart[], id: number): Promise<string[]> {
    const { rows } = await trx.raw<{ rows: { place: string }[] }>(
      `select ${placeSql(order)} as place from ${this.#choice.grid.from} where g.id = ?`,
      [id],
    );
    const [row] = rows;
    if (!row) throw new Error('a snapshot lost a row');
    return JSON.parse(row.place) as string[]; // as placeSql wrote it
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#needed;
    // Only hurrying ends it early.
    await wait(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}

/** The direction in which a list by one column is kept, whichever way it is asked for. */
const keptOrder = ({ order, isTurned }: Choice): SortPart[] =>
  order.map((part) => ({ ...part, isDown: part.isDown !== isTurned }));

function joined(slices: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(slices.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const slice of slices) {
    all.set(slice, at);
    at += slice.length;
  }
  return all;
}
