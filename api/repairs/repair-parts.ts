import type { Knex } from 'knex';
import { addTask } from '../picks/add-task.ts';
import { query } from '../platform/database/query.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { CardMoment } from '../read-models/write-cards.ts';
import { holdSql, letGoSql } from '../stock/held-pieces.ts';
import { takeOut } from '../stock/take-out.ts';
import type { RepairModel } from './repair-model.ts';

interface Part {
  readonly id: number;
  readonly productId: number;
  readonly placeId: number;
  readonly familyId: number;
}

// Parts of a repair lie at the store that repairs it.
const partsSql = `
  select l.id, l.product_id as "productId", s.id as "placeId", m.meta_master_id as "familyId"
  from repair_lines l
  join repairs r on r.id = l.repair_id
  join stock_places s on s.store_id = r.store_id
  join products p on p.id = l.product_id
  join master_products m on m.id = p.master_product_id
  where l.repair_id = $1 and l.piece is not distinct from $2
    and (l.piece = 'held' or l.decision = 'approved')
  order by l.product_id, l.id`;

const partsOf = (trx: Knex, repairId: number, piece: 'held' | null): Promise<Part[]> =>
  query<Part>(trx, partsSql, [repairId, piece]);

const markPart = async (trx: Knex, { id }: Part, piece: 'held' | 'used' | null): Promise<void> => {
  await trx('repair_lines').where({ id }).update({ piece });
};

const pieceSql = '(select :productId::int as product_id, :placeId::int as place_id, 1 as quantity)';
const pieceOf = ({ productId, placeId }: Part) => ({ productId, placeId });

const shown = (trx: Knex.Transaction, parts: readonly Part[], moment: CardMoment) =>
  parts.length === 0
    ? Promise.resolve()
    : refreshCards(
        trx,
        parts.map(({ familyId }) => familyId),
        moment,
      );

/**
 * Promises the agreed parts of what lies free at the store; for what does not lie there somebody is asked to buy it. It is
 * tried again when the work begins: what was missing may have come.
 */
export async function holdParts(
  trx: Knex.Transaction,
  moment: CardMoment,
  { id, number }: RepairModel,
): Promise<void> {
  const parts = await partsOf(trx, id, null);
  for (const part of parts) {
    const { rows } = await trx.raw<{ rows: unknown[] }>(holdSql(pieceSql), pieceOf(part));
    if (rows.length === 1) await markPart(trx, part, 'held');
    else await askForPart(trx, part, number, moment.now());
  }
  await shown(trx, parts, moment);
}

/** One task for a part at a store, with the numbers of all repairs that wait for it. */
async function askForPart(
  trx: Knex.Transaction,
  { productId, placeId }: Part,
  number: string,
  now: Date,
): Promise<void> {
  const task = { kind: 'buy_part', placeId, productId, createdBy: null, now } as const;
  if ((await addTask(trx, { ...task, note: number })) !== null) return;
  await query(
    trx,
    `update warehouse_tasks set note = note || ', ' || $3
     where status = 'open' and kind = 'buy_part' and place_id = $1 and product_id = $2
       and position($3 in note) = 0 and length(note) < 200`,
    [placeId, productId, number],
  );
}

/** Gives back what was promised and is not built in. */
export async function letPartsGo(
  trx: Knex.Transaction,
  moment: CardMoment,
  { id }: RepairModel,
): Promise<void> {
  const parts = await partsOf(trx, id, 'held');
  for (const part of parts) {
    await trx.raw(letGoSql(`${pieceSql} h`), pieceOf(part));
    await markPart(trx, part, null);
  }
  await shown(trx, parts, moment);
}

/** What was promised has been built in: it leaves the stock for good. */
export async function useParts(
  trx: Knex.Transaction,
  moment: CardMoment,
  { id }: RepairModel,
): Promise<void> {
  const parts = await partsOf(trx, id, 'held');
  for (const part of parts) {
    await trx.raw(letGoSql(`${pieceSql} h`), pieceOf(part));
    const about = { kind: 'repair', id } as const;
    await takeOut(trx, [{ ...pieceOf(part), quantity: 1 }], { why: 'repaired', about });
    await markPart(trx, part, 'used');
  }
  await shown(trx, parts, moment);
}
