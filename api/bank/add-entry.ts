import type { Knex } from 'knex';
import { matchEntry, namedNumbers, type Unmatched } from '#core/bank/match-entry.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { counterPlace } from './entry-view.ts';
import type { NamedEntry } from './name-movements.ts';
import { payableOrders } from './payable-orders.ts';
import { settleDebit, type Settled } from './settle-debit.ts';
import { takeEntry } from './take-entry.ts';

/** What became of a movement; `known` is one that an earlier file brought. */
export type Added = 'known' | 'taken' | 'waiting' | 'open';

interface Of {
  readonly statementId: number;
  readonly account: string;
  readonly staffId: number;
  readonly at: Date;
  /** Whether the one who brings the file may mark payouts as paid. */
  readonly mayPay: boolean;
}

/** Stores a movement that is not known yet, and takes it where it is an order's or a payout's exactly. */
export async function addEntry(
  trx: Knex.Transaction,
  deps: Dependencies,
  entry: NamedEntry,
  of: Of,
): Promise<Added> {
  const known = await sameName(trx, entry.movement, of.account);
  const isSame = known?.amount === String(entry.amount) && known.day === entry.bookedOn;
  if (known && (isSame || entry.otherwise === entry.movement)) return 'known';
  // The bank's name of another movement: it is kept under its own digest, and left to a person.
  const movement = known ? entry.otherwise : entry.movement;
  if (known && (await sameName(trx, movement, of.account))) return 'known';
  const orders = await payableOrders(trx, namedNumbers(entry), of.at);
  const match = matchEntry(entry, orders, deps.market.currency);
  const doubled: Unmatched = { reason: 'doubled_reference', orderNumber: null };
  const left = known ? doubled : match.ok ? null : match.error;
  const isDebit = left?.reason === 'debit';
  const settled = isDebit ? await settleDebit(trx, deps, entry, of) : noPayout;
  const orderNumber = match.ok ? match.value.orderNumber : (left?.orderNumber ?? null);
  await store(
    trx,
    deps,
    { ...entry, movement },
    { ...of, ...settled, reason: isDebit ? settled.reason : (left?.reason ?? null), orderNumber },
  );
  if (isDebit && settled.reason === null) return 'taken';
  if (left !== null || !match.ok) return 'open';
  const { amount } = match.value;
  return takeEntry(trx, deps, { movement, orderNumber: match.value.orderNumber, amount }, of);
}

const noPayout: Settled = { reason: null, payoutOrderId: null, payoutKey: null };

async function sameName(trx: Knex, movement: string, account: string) {
  const [row] = await query<{ amount: string; day: string }>(
    trx,
    `select amount::text, to_char(booked_on, 'YYYY-MM-DD') as day from bank_entries
       where account = $1 and movement = $2`,
    [account, movement],
  );
  return row;
}

interface Left extends Of, Settled {
  readonly orderNumber: string | null;
}

async function store(
  trx: Knex,
  { cipher }: Pick<Dependencies, 'cipher'>,
  entry: NamedEntry,
  { statementId, account, reason, orderNumber, payoutOrderId, payoutKey }: Left,
): Promise<void> {
  const [next] = await query<{ id: number }>(
    trx,
    "select nextval(pg_get_serial_sequence('bank_entries', 'id'))::integer as id",
    [],
  );
  if (!next) throw new Error('a movement got no id');
  const { counterAccount, counterName, message } = entry;
  const said = JSON.stringify({ account: counterAccount, name: counterName, message });
  await trx('bank_entries').insert({
    id: next.id,
    statement_id: statementId,
    account,
    movement: entry.movement,
    booked_on: entry.bookedOn,
    amount: entry.amount,
    currency: entry.currency,
    is_reversal: entry.isReversal,
    variable_symbol: entry.variableSymbol.slice(0, 20),
    counter: cipher.encrypt(counterPlace(next.id), said),
    reason,
    order_number: orderNumber,
    payout_order_id: payoutOrderId,
    payout_key: payoutKey,
  });
}
