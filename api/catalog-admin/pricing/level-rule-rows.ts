import type { Knex } from 'knex';
import { levelPriceBy, type LevelRule } from '#core/catalog/level-rule.ts';
import { isBelowCost, isPriceForTwo } from '#core/catalog/reprice.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { coveringPriceOf } from '../covering-price-of.ts';
import type { Rows } from '../../platform/database/rows.ts';

type ItemRow = Pick<Rows['products'], 'id' | 'price' | 'bought_for' | 'unit_cost'> & {
  readonly level_price: number | null;
};

/** What a rule makes of one stock item for its level; whole units, null is no price of its own. */
export interface LevelChange {
  readonly id: number;
  readonly before: number | null;
  readonly after: number | null;
  /** What everybody pays. */
  readonly price: number;
  readonly isBelowCost: boolean;
  /** Whether another person has to release it (DECISIONS "Money and two people"). */
  readonly isForTwo: boolean;
}

export interface LevelChanges {
  readonly changed: readonly LevelChange[];
  readonly same: number;
}

/** Everything that is not sold yet, by a rule; what a level has without one stays. */
export async function changesByRule(
  db: Knex,
  deps: Pick<Dependencies, 'market' | 'now'>,
  levelId: number | null,
  rule: LevelRule,
): Promise<LevelChanges> {
  if (rule.rule === 'fixed') return { changed: [], same: 0 };
  const { rows } = await db.raw<{ rows: ItemRow[] }>(
    `select p.id, p.price, p.bought_for, p.unit_cost, l.price as level_price
     from products p
     left join product_level_prices l on l.product_id = p.id and l.level_id = ?
     where p.sold_at is null order by p.id`,
    [levelId],
  );
  const coveringOf = coveringPriceOf(deps, deps.now());
  const all = rows.map((row) =>
    changeOf(row, rule, coveringOf({ boughtFor: row.bought_for, unitCost: row.unit_cost })),
  );
  const changed = all.filter(({ before, after }) => before !== after);
  return { changed, same: all.length - changed.length };
}

function changeOf(
  { id, price, bought_for, level_price }: ItemRow,
  rule: LevelRule,
  covering: number | null,
): LevelChange {
  const after = levelPriceBy(rule, { price, boughtFor: bought_for });
  const isLoss = after !== null && isBelowCost(after, covering);
  // Without a price of its own the level pays what everybody does.
  const isForTwo = after !== null && isPriceForTwo(level_price ?? price, after, covering);
  return { id, before: level_price, after, price, isBelowCost: isLoss, isForTwo };
}

/** Prices that are written in one statement. */
const batch = 5_000;

/** Writes what a rule has made; the versions of the stock items stay, since nobody has edited them. */
export async function writeLevelChanges(
  trx: Knex,
  levelId: number,
  changed: readonly LevelChange[],
): Promise<void> {
  for (let start = 0; start < changed.length; start += batch) {
    const part = changed.slice(start, start + batch);
    const gone = part.filter(({ after }) => after === null).map(({ id }) => id);
    const priced = part.flatMap(({ id, after }) => (after === null ? [] : [{ id, price: after }]));
    await trx.raw('delete from product_level_prices where level_id = ? and product_id = any(?)', [
      levelId,
      gone,
    ]);
    await trx.raw(
      `insert into product_level_prices (product_id, level_id, price)
       select c.id, ?, c.price from jsonb_to_recordset(?::jsonb) as c (id integer, price integer)
       on conflict (product_id, level_id) do update set price = excluded.price`,
      [levelId, JSON.stringify(priced)],
    );
  }
}
