import type { Knex } from 'knex';
import { isLiveExchange, type ExchangeState } from '#core/orders/courier-exchange.ts';
import { rowModel } from '../../platform/database/row-model.ts';

/** That whoever brings the goods takes the old device: a row of `order_exchanges`. */
export class ExchangeModel extends rowModel('order_exchanges') {
  static override readonly idColumn = 'order_id';
}

const liveStates = `('agreed', 'taken', 'missed', 'lost')`;

/** Of an order `o`: whether its goods may leave because its device is taken at the door. */
export const isExchangedSql = `exists (select from order_exchanges x
  where x.order_id = o.id and x.state in ${liveStates})`;

export const findExchange = async (db: Knex, orderId: number): Promise<ExchangeModel | null> =>
  (await ExchangeModel.query(db).findById(orderId)) ?? null;

/** The exchange that still decides what an order waits for; null where none does. */
export async function liveExchange(db: Knex, orderId: number): Promise<ExchangeModel | null> {
  const found = await findExchange(db, orderId);
  return found && isLiveExchange(found.state) ? found : null;
}

/** Agrees on an exchange with the order that is placed. */
export async function agreeExchange(trx: Knex, orderId: number, at: Date): Promise<void> {
  await ExchangeModel.query(trx).insert({ orderId, state: 'agreed', since: at, agreedAt: at });
}

/** Moves a live exchange on; the order's row is locked. False where it is over by now. */
export async function moveExchange(
  trx: Knex,
  orderId: number,
  state: ExchangeState,
  change: Partial<Omit<ExchangeModel, 'state' | 'orderId'>> & { readonly since: Date },
): Promise<boolean> {
  const changed = await ExchangeModel.query(trx)
    .where({ order_id: orderId })
    .whereRaw(`state in ${liveStates}`)
    .patch({ ...change, state });
  return changed > 0;
}

/** An order that is over, or goes on as any other swap, needs no exchange any more. */
export const endExchange = (trx: Knex, orderId: number, at: Date): Promise<boolean> =>
  moveExchange(trx, orderId, 'ended', { since: at });

const pledgeSql = `
  select 1 from order_buybacks c join orders o on o.id = c.order_id
  join order_exchanges x on x.order_id = o.id
  where c.buyback_id = ? and c.kind = 'swap'
    and (o.to_pay is not null or (x.state in ${liveStates} and c.released_at is null
      and o.status not in ('awaiting_device', 'awaiting_payment', 'confirmed')))`;

/**
 * Whether a device lies here, or is on its way, as a pledge for goods that left: it does not go back before
 * they are paid, or the rest is written off: what nobody is owed has no pledge (T-BUY-22).
 */
export async function isPledged(db: Knex, buybackId: number): Promise<boolean> {
  const { rows } = await db.raw<{ rows: object[] }>(pledgeSql, [buybackId]);
  return rows.length > 0;
}
