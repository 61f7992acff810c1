import type { Knex } from 'knex';
import { exchangeActsOf } from '#core/orders/courier-exchange.ts';
import { liveExchange } from '../orders/door-exchange/exchange-rows.ts';
import { markMissed, markTaken, tell } from '../orders/door-exchange/mark-exchange.ts';
import { waitAgain } from '../orders/door-exchange/settle-exchanged.ts';
import { findOrder } from '../orders/lock-order.ts';
import type { OrderModel } from '../orders/order-model.ts';
import { findPledged } from '../orders/pledged-devices.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { loseDevices } from './lose-devices.ts';

/**
 * Staff say what became of an exchange at the door (DECISIONS "Swap: one settlement"). A device that was lost on its way
 * is paid for as if it had come, so another person releases that.
 */
export const doorExchangeRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-door-exchange', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const staffId = staffOf(context).id;
      const { now: at } = context;
      const teller = { staffId, at };
      const order = await findOrder(trx, { id }, true);
      if (order.version !== body.version) throw new Refusal(409, 'conflict');
      await refuseOther(trx, order, body.to);
      if (body.to === 'taken') {
        await markTaken(trx, deps, order, { ...teller, number: body.number || null });
      } else if (body.to === 'missed') {
        await markMissed(trx, deps, order, teller);
      } else if (body.to === 'end') {
        await tell(trx, order, 'exchange_end', teller);
        const mover = { actor: 'staff', staffId, reason: 'exchange_end', at } as const;
        await waitAgain(trx, deps, order, mover);
      } else {
        return prepareLoss(trx, deps, order, { ...teller, reason: body.reason });
      }
      return { prepared: null };
    }),
  );

async function refuseOther(
  trx: Knex,
  order: OrderModel,
  to: ReturnType<typeof exchangeActsOf>[number],
): Promise<void> {
  const exchange = await liveExchange(trx, order.id);
  if (exchange === null) throw new Refusal(409, 'door_exchange_not_now');
  const devices = await findPledged(trx, order.id);
  const { status } = order;
  const acts = exchangeActsOf({ state: exchange.state, status, devices });
  if (!acts.includes(to)) throw new Refusal(409, 'door_exchange_not_now');
}

interface Loss {
  readonly staffId: number;
  readonly reason: string;
  readonly at: Date;
}

/** Always for a second person: carrying it out locks devices before their order, which this has locked already. */
async function prepareLoss(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { staffId, reason, at }: Loss,
): Promise<{ prepared: { readonly id: number } | null }> {
  const payload = { id: order.id, staffId };
  const subject = `order:${String(order.id)}:device`;
  const about = { act: 'device_lost', subject, title: order.number } as const;
  const { prepared } = await doOrPrepare(
    trx,
    deps,
    { ...about, amount: order.buybackCredit, payload, reason, staffId, at },
    () => loseDevices(trx, deps, payload, at),
  );
  return { prepared };
}
