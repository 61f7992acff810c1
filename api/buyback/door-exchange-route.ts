import type { Knex } from 'knex';
import { doorActOfTwo, exchangeActsOf, type ExchangeState } from '#core/orders/courier-exchange.ts';
import type { ReleasedAct } from '#core/permissions/two-person-policy.ts';
import { liveExchange } from '../orders/door-exchange/exchange-rows.ts';
import { markMissed, tell } from '../orders/door-exchange/mark-exchange.ts';
import { waitAgain } from '../orders/door-exchange/settle-exchanged.ts';
import { findOrder } from '../orders/lock-order.ts';
import type { OrderModel } from '../orders/order-model.ts';
import { findPledged } from '../orders/pledged-devices.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { correctDoor, sayTaken } from './correct-door.ts';
import { loseDevices } from './lose-devices.ts';

/**
 * Staff say what became of an exchange at the door (DECISIONS "Swap: one settlement"). That the courier has the device
 * frees its customer, and one that was lost is paid for as if it had come: another person releases both, and taking the
 * first of them back.
 */
export const doorExchangeRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-door-exchange', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const staffId = staffOf(context).id;
      const { now: at } = context;
      const teller = { staffId, at };
      const order = await findOrder(trx, { id }, true);
      if (order.version !== body.version) throw new Refusal(409, 'conflict');
      const state = await stateToLeave(trx, order, body.to);
      const act = doorActOfTwo(state, body.to);
      if (act !== null) {
        const said = { number: body.number || null, reason: body.reason };
        return prepare(trx, deps, order, { ...teller, ...said, act });
      }
      if (body.to === 'missed') {
        await markMissed(trx, deps, order, teller);
      } else {
        await tell(trx, order, 'exchange_end', teller);
        const mover = { actor: 'staff', staffId, reason: 'exchange_end', at } as const;
        await waitAgain(trx, deps, order, mover);
      }
      return { prepared: null };
    }),
  );

/** The state of a live exchange of which that may be said now. */
async function stateToLeave(
  trx: Knex,
  order: OrderModel,
  to: ReturnType<typeof exchangeActsOf>[number],
): Promise<ExchangeState> {
  const exchange = await liveExchange(trx, order.id);
  if (exchange === null) throw new Refusal(409, 'door_exchange_not_now');
  const devices = await findPledged(trx, order.id);
  const { status } = order;
  const acts = exchangeActsOf({ state: exchange.state, status, devices });
  if (!acts.includes(to)) throw new Refusal(409, 'door_exchange_not_now');
  return exchange.state;
}

interface Said {
  readonly act: Extract<ReleasedAct, 'device_taken' | 'device_not_taken' | 'device_lost'>;
  readonly staffId: number;
  readonly number: string | null;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Always for a second person: carrying a loss out locks devices before their order, which this has locked already.
 */
async function prepare(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { act, staffId, number, reason, at }: Said,
): Promise<{ prepared: { readonly id: number } | null }> {
  const who = { id: order.id, staffId };
  const payload = act === 'device_taken' ? { ...who, number } : who;
  const subject = `order:${String(order.id)}:device`;
  const about = { act, subject, title: order.number, amount: order.buybackCredit };
  const { prepared } = await doOrPrepare(
    trx,
    deps,
    { ...about, payload, reason, staffId, at },
    async () => {
      if (act === 'device_lost') return loseDevices(trx, deps, who, at);
      if (act === 'device_not_taken') return correctDoor(trx, deps, who, at);
      return sayTaken(trx, deps, { ...who, number }, at);
    },
  );
  return { prepared };
}
