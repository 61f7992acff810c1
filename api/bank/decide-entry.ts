import type { Knex } from 'knex';
import { notAPayment } from '#core/bank/match-entry.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { payPayout } from '../buyback/desk/pay-order.ts';
import { payableOrders } from './payable-orders.ts';
import { readEntry, type EntryView } from './entry-view.ts';
import { takeEntry } from './take-entry.ts';

interface Wish {
  readonly id: number;
  readonly version: number;
}
interface By {
  readonly staffId: number;
  readonly at: Date;
}

interface Assignment extends Wish {
  readonly orderNumber: string;
  readonly givesSurplusBack: boolean;
}

/** Puts a credit to an order that a person names; what pays nothing (a debit, a reversal) is refused. */
export async function assignEntry(
  trx: Knex.Transaction,
  deps: Dependencies,
  { orderNumber, givesSurplusBack, ...wish }: Assignment,
  by: By,
): Promise<EntryView> {
  const entry = await lockOpen(trx, deps, wish);
  if (notAPayment(entry, deps.market.currency) !== null) {
    throw new Refusal(409, 'bank_entry_no_payment');
  }
  if (entry.amount % 100 !== 0) throw new Refusal(409, 'bank_entry_not_whole');
  const [order] = await payableOrders(trx, [orderNumber], by.at);
  if (!order) throw new FieldRefusal({ orderNumber: ['bank_order_unknown'] });
  const { movement, amount } = entry;
  const taken = { movement, orderNumber, amount: amount / 100, givesSurplusBack };
  await takeEntry(trx, deps, taken, by);
  const note = { note: null, noted_at: null, noted_by: null };
  await change(trx, entry, { order_number: orderNumber, ...note });
  return reread(trx, deps, entry.id);
}

/** Says what a movement is that pays no order; an empty note opens it again. */
export async function noteEntry(
  trx: Knex.Transaction,
  deps: Dependencies,
  { note, ...wish }: Wish & { readonly note: string },
  { staffId, at }: By,
): Promise<EntryView> {
  const entry = await lockOpen(trx, deps, wish);
  const isNone = note === '';
  await change(trx, entry, {
    note: isNone ? null : note,
    noted_at: isNone ? null : at,
    noted_by: isNone ? null : staffId,
  });
  return reread(trx, deps, entry.id);
}

/** Marks the payout that a debit was found to be of as paid, as the staff's own call does; 409 where it is of none. */
export async function payEntry(
  trx: Knex.Transaction,
  deps: Dependencies,
  wish: Wish,
  by: By,
): Promise<EntryView> {
  const { id } = await lockOpen(trx, deps, wish);
  const row = await trx('bank_entries').where({ id }).first('payout_order_id', 'payout_key');
  const orderId = row?.payout_order_id ?? null;
  const key = row?.payout_key ?? null;
  if (orderId === null || key === null) throw new Refusal(409, 'bank_entry_no_payout');
  await payPayout(trx, deps, { orderId, key }, by);
  return reread(trx, deps, id);
}

/** Locks a movement that nobody has put to an order; 404 without one, 409 where it was changed or decided. */
async function lockOpen(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, version }: Wish,
): Promise<EntryView> {
  await trx('bank_entries').where({ id }).forUpdate().first('id');
  const entry = await readEntry(trx, deps, id);
  if (!entry) throw new Refusal(404, 'not_found');
  if (entry.version !== version) {
    const current = { id, version: entry.version };
    throw new Refusal(409, 'conflict', { extra: { current } });
  }
  if (entry.state === 'taken' || entry.state === 'waiting') {
    throw new Refusal(409, 'bank_entry_decided');
  }
  return entry;
}

const change = (trx: Knex, { id, version }: EntryView, changes: object) =>
  trx('bank_entries')
    .where({ id })
    .update({ ...changes, version: version + 1 });

async function reread(trx: Knex, deps: Dependencies, id: number): Promise<EntryView> {
  const entry = await readEntry(trx, deps, id);
  if (!entry) throw new Error('a movement is gone');
  return entry;
}
