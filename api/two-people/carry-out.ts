import { correctDoor, correctedDoor, sayTaken, takenAtDoor } from '../buyback/correct-door.ts';
import { loseDevices, lostDevices } from '../buyback/lose-devices.ts';
import type { Knex } from 'knex';
import { z } from 'zod';
import { publishPriceList } from '#core/contract/buyback-admin.ts';
import { languages } from '#core/market/market.ts';
import type { ReleasedAct } from '#core/permissions/two-person-policy.ts';
import { preparedPrices, releasePrices } from '../catalog-admin/bulk/release-prices.ts';
import { releaseWriteOff, stockCount } from '../catalog-admin/write-off.ts';
import { preparedRule, releaseRule } from '../catalog-admin/pricing/follow-level-rules.ts';
import { levelList, releaseLevelList } from '../catalog-admin/write-level-list.ts';
import { levelPrice, releaseLevelPrice } from '../catalog-admin/write-level-price.ts';
import { recalledOrder, recallPayouts } from '../buyback/desk/recall-payouts.ts';
import { closeWithdrawal } from '../orders/close-withdrawal.ts';
import { carryOutHoldAct, wantedHoldAct } from '../orders/holds/hold-staff-route.ts';
import { writeRestOff, writtenOffRest } from '../orders/door-exchange/write-off-rest.ts';
import { editOrder, planSeenEdit } from '../orders/edit/edit-order.ts';
import { seenEdit, wantedEdit } from '../orders/edit/wanted-edit.ts';
import { findOrder } from '../orders/lock-order.ts';
import { chosenUnits, refundPieces, wantedPieces } from '../orders/refund-pieces.ts';
import {
  dropRefundPayout,
  refundPayout,
  releaseRefundPayout,
} from '../payments/prepare-refund-payout.ts';
import { takeTransfer, typedTransfer } from '../payments/take-transfer.ts';
import { publishDraft } from '../price-lists/drafts/publish-draft.ts';
import { publishPriceList as writePriceList } from '../price-lists/publish-price-list.ts';
import { preparedInvoice, releaseInvoice } from '../purchasing/finish-invoice.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lostLoan, releaseLostLoan } from '../repairs/loans/end-loan.ts';
import { claimRefund, refundClaim } from '../repairs/refund-claim.ts';
import { releaseRest, wantedRest } from '../warehouse/packing/close-rest.ts';

interface Releaser {
  readonly staffId: number;
  readonly at: Date;
}

interface CarriedOut {
  /** Does what was prepared, by the code that does it alone; a 409 where the thing has changed. */
  readonly carryOut: (
    trx: Knex.Transaction,
    deps: Dependencies,
    payload: unknown,
    releaser: Releaser,
  ) => Promise<unknown>;
  /** Takes back what preparing it has stored. */
  readonly drop?: (trx: Knex.Transaction, payload: unknown) => Promise<void>;
}

const refund = z.discriminatedUnion('of', [
  wantedPieces.extend({ of: z.literal('order') }),
  z.object({ of: z.literal('withdrawal'), id: z.int(), version: z.int() }),
  wantedRest.extend({ of: z.literal('rest') }),
  wantedEdit.extend(seenEdit.shape).extend({ of: z.literal('edit') }),
  claimRefund,
]);

async function carryOutRefund(
  trx: Knex.Transaction,
  deps: Dependencies,
  payload: unknown,
  { at, staffId }: Releaser,
): Promise<unknown> {
  const wish = refund.parse(payload);
  if (wish.of === 'rest') return releaseRest(trx, deps, wish, { staffId, now: at });
  if (wish.of === 'claim') return refundClaim(trx, deps, wish, { staffId, at });
  if (wish.of === 'withdrawal') {
    const { id, version } = wish;
    return closeWithdrawal(trx, deps, id, { version, to: 'refunded', now: at });
  }
  const order = await findOrder(trx, { id: wish.id }, true);
  if (order.version !== wish.version) throw new Refusal(409, 'conflict');
  if (wish.of === 'edit') {
    const plan = await planSeenEdit(trx, deps, order, wish, at);
    return editOrder(trx, deps, order, { plan, reason: wish.reason }, { now: at, staffId });
  }
  return refundPieces(trx, deps, order, await chosenUnits(trx, wish), at);
}

const prices = z.discriminatedUnion('of', [
  preparedPrices,
  levelPrice,
  levelList,
  preparedRule,
  preparedInvoice,
  z.object({
    of: z.literal('draft'),
    id: z.int(),
    version: z.int(),
    note: z.string(),
    acceptedWarnings: z.string(),
    language: z.enum(languages),
    staffId: z.int(),
  }),
  publishPriceList.body
    .pick({ basedOn: true, changes: true })
    .extend({ of: z.literal('list'), note: z.string(), staffId: z.int() })
    .strip(),
]);

async function carryOutPrices(
  trx: Knex.Transaction,
  deps: Dependencies,
  payload: unknown,
  { at }: Releaser,
): Promise<unknown> {
  const wish = prices.parse(payload);
  if (wish.of === 'goods') return releasePrices(trx, deps, wish, at);
  if (wish.of === 'level') return releaseLevelPrice(trx, wish);
  if (wish.of === 'level_list') return releaseLevelList(trx, wish);
  if (wish.of === 'level_rule') return releaseRule(trx, deps, wish);
  if (wish.of === 'invoice') return releaseInvoice(trx, wish, at);
  if (wish.of === 'draft') return publishDraft(trx, deps, { ...wish, at, isReleased: true });
  return writePriceList(trx, deps, { ...wish, at, acceptWarnings: true, isReleased: true });
}

/** What the release of each act does. */
export const releases: Readonly<Record<ReleasedAct, CarriedOut>> = {
  typed_transfer: {
    carryOut: (trx, deps, payload) => takeTransfer(trx, deps, typedTransfer.parse(payload)),
  },
  refund: { carryOut: carryOutRefund },
  card_hold: {
    carryOut: async (trx, deps, payload, { at }) => {
      const wish = wantedHoldAct.parse(payload);
      const order = await findOrder(trx, { id: wish.id }, true);
      return carryOutHoldAct(trx, deps, order, wish, at);
    },
  },
  device_taken: {
    carryOut: (trx, deps, payload, { at }) => sayTaken(trx, deps, takenAtDoor.parse(payload), at),
  },
  device_not_taken: {
    carryOut: (trx, deps, payload, { at }) =>
      correctDoor(trx, deps, correctedDoor.parse(payload), at),
  },
  device_lost: {
    carryOut: (trx, deps, payload, { at }) =>
      loseDevices(trx, deps, lostDevices.parse(payload), at),
  },
  rest_write_off: {
    carryOut: (trx, deps, payload, { at }) =>
      writeRestOff(trx, deps, writtenOffRest.parse(payload), at),
  },
  price_publish: { carryOut: carryOutPrices },
  write_off: {
    carryOut: (trx, deps, payload, releaser) => {
      const lost = lostLoan.safeParse(payload);
      return lost.success
        ? releaseLostLoan(trx, deps, lost.data, releaser)
        : releaseWriteOff(trx, deps, stockCount.parse(payload));
    },
  },
  payout_recall: {
    carryOut: (trx, _deps, payload) => recallPayouts(trx, recalledOrder.parse(payload)),
  },
  refund_to_account: {
    carryOut: (trx, _deps, payload, releaser) =>
      releaseRefundPayout(trx, refundPayout.parse(payload), releaser),
    drop: (trx, payload) => dropRefundPayout(trx, refundPayout.parse(payload)),
  },
};
