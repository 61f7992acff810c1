import type { Knex } from 'knex';
import type { z } from 'zod';
import type { decideCounterOffer } from '#core/contract/counter-offer.ts';
import type { SettlementWay } from '#core/orders/swap-settlement.ts';
import { isPledged } from '../orders/door-exchange/exchange-rows.ts';
import { settleWithout } from '../orders/settle-swap.ts';
import { findWaitingOrder } from '../orders/pledged-devices.ts';
import { openWays } from '../orders/swap-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { BuybackModel } from './buyback-model.ts';
import type { CounterOfferModel, InspectionModel } from './counter-offer-rows.ts';
import { moveRow } from './move-row.ts';

type Decision = z.output<(typeof decideCounterOffer)['body']>['decision'];

/** What is stored of a decision. */
const decisions = {
  accept: 'accepted',
  refuse: 'refused',
  keep_device: 'refused',
  call_off: 'refused',
} as const;

/** Which way out of an order's settlement a decision is. */
const ways: Record<Decision, SettlementWay | null> = {
  accept: 'pay_difference',
  refuse: null,
  keep_device: 'keep_device',
  call_off: 'call_off',
};

interface Decided {
  /** Locked, the offer read after it. */
  readonly row: BuybackModel;
  readonly offer: CounterOfferModel;
  readonly inspection: InspectionModel;
  readonly now: Date;
}

/**
 * Stores the customer's word on what the inspection found. Where an order waits for the device there
 * are three ways (T-SWAP-4): the difference is paid, the device comes back and all is paid, or the
 * whole is called off. Said once; the same word again changes nothing.
 */
export async function storeDecision(
  trx: Knex.Transaction,
  deps: Dependencies,
  word: Decision,
  { row, offer, inspection, now }: Decided,
): Promise<void> {
  const decision = decisions[word];
  if (offer.decision !== 'open') {
    if (offer.decision === decision) return;
    throw new Refusal(409, 'counter_offer_decided');
  }
  const orderId = await findWaitingOrder(trx, row.id);
  const isForOrder = orderId !== null;
  const open = orderId === null ? null : await openWays(trx, orderId, row.status);
  refuseOtherWays(word, row, open);
  // Before the device moves: an order that is still asking would go on waiting.
  await offer.$query(trx).patch({ decision, decidedAt: now });
  if (word === 'keep_device') await settleWithout(trx, deps, { buybackId: row.id, at: now });
  const mover = { actor: 'customer', at: now, reason: isForOrder ? word : '' } as const;
  const change = { grade: inspection.grade, price: inspection.price };
  if (decision === 'accepted') return moveRow(trx, deps, row, ['accepted'], mover, change);
  // It lies here as a pledge: it goes home once the goods that left are paid (jobs/give-pledges-back.ts).
  if (isForOrder && (await isPledged(trx, row.id))) return;
  // Staff may have sent a rejected device back already.
  if (row.status === 'counter_offered' || row.status === 'rejected') {
    return moveRow(trx, deps, row, ['returning'], mover);
  }
}

/** `open`: what an order leaves to its customer; null where none waits. */
function refuseOtherWays(
  word: Decision,
  row: BuybackModel,
  open: readonly SettlementWay[] | null,
): void {
  if (open === null && row.status !== 'counter_offered') {
    throw new Refusal(409, 'counter_offer_decided');
  }
  const way = ways[word];
  const isOffered = open
    ? way !== null && open.includes(way)
    : word === 'accept' || word === 'refuse';
  if (!isOffered) throw new FieldRefusal({ decision: ['invalid_value'] });
}
