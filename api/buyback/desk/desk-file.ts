import type { Knex } from 'knex';
import {
  isMoveForPrice,
  isOpen,
  movesOf,
  type BuybackStatus,
} from '#core/buyback/buyback-status.ts';
import { personalFields } from '#core/buyback/personal-fields.ts';
import type { buybackDeskEndpoints } from '#core/contract/buyback-desk.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import { payeeName } from '#core/identity/bank-text.ts';
import type { Language } from '#core/market/market.ts';
import { orderPhrases } from '../../orders/order-words.ts';
import { findSwapOrder, type SwapOrderRow } from '../../orders/swap-order.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { deviceWithColor } from '../../price-lists/priced-device.ts';
import { BuybackModel } from '../buyback-model.ts';
import { readIdentity } from '../identity-store.ts';
import { appraisalOfSnapshot } from '../snapshot.ts';
import { eventsOf, lastInspection, payoutOf, photosOf, photoView } from './desk-rows.ts';
import { maskedField, type Personal } from './personal-fields.ts';

export type DeskFile = Reply<(typeof buybackDeskEndpoints)['buyback-desk']>;

/** States that an inspection leads to or that move money: they have calls of their own. */
export const notMovedByHand: ReadonlySet<BuybackStatus> = new Set([
  ...(['inspected', 'counter_offered', 'accepted', 'payout_pending', 'paid'] as const),
]);

/** One buy-back as the desk works with it; seven SELECTs whatever its history. */
export async function loadDeskFile(
  db: Knex,
  { cipher, market }: Dependencies,
  id: number,
  { language, user }: { readonly language: Language; readonly user: SignedInUser },
): Promise<DeskFile> {
  const row = await BuybackModel.query(db).findById(id);
  if (!row) throw new Refusal(404, 'not_found');
  const { snapshot } = row;
  const inspection = await lastInspection(db, id);
  const identity = await readIdentity(db, cipher, id);
  const personal = { row, identity };
  const may = (permission: SignedInUser['permissions'][number]) =>
    user.permissions.includes(permission);
  return {
    id,
    codeBeginning: row.code.slice(0, 8),
    version: row.version,
    status: row.status,
    language: row.language,
    device: deviceWithColor(snapshot.device, language),
    grade: row.grade,
    price: row.price,
    createdAt: row.createdAt.toISOString(),
    lockedUntil: row.lockedUntil.toISOString(),
    statusSince: row.statusSince.toISOString(),
    appraisal: appraisalOfSnapshot(snapshot, language, market.code),
    answers: { ...snapshot.answers },
    customerConditions: appraisalOfSnapshot(snapshot, row.language, market.code).deviceConditions,
    offered: { grade: snapshot.grade, price: snapshot.price },
    note: row.note,
    deviceNumber: kindOfNumber(identity),
    masked: maskedFields(personal),
    history: (await eventsOf(db, id)).map((event) => ({
      from: event.from_status,
      to: event.to_status,
      at: event.at.toISOString(),
      actor: event.name ?? event.actor,
      isStaff: event.name !== null,
      reason: event.reason,
    })),
    ...inspected(inspection),
    payout: payoutView(await payoutOf(db, id)),
    order: orderView(await findSwapOrder(db, id), language),
    photos: (await photosOf(db, id)).map(photoView),
    moves: may('buyback.move')
      ? movesOf(row.status, 'staff').filter(
          (to) => !notMovedByHand.has(to) && isMoveForPrice(row.status, to, row.price),
        )
      : [],
    needsAccountHolder: needsAccountHolder(row),
    mayInspect: row.status === 'received' && may('buyback.inspect'),
  };
}

/** Until it is paid: a name that the bank's file cannot carry. */
const needsAccountHolder = ({ contact, status }: BuybackModel): boolean =>
  contact !== null && isOpen(status) && payeeName(contact) === null;

const orderView = (order: SwapOrderRow | null, language: Language): DeskFile['order'] =>
  order && {
    number: order.number,
    status: order.status,
    statusText: orderPhrases[language].orderStatusTexts[order.status],
    due: order.due,
    isReleased: order.isReleased,
  };

/** Which number the seller gave of the device, if any. */
function kindOfNumber(identity: Personal['identity']): DeskFile['deviceNumber'] {
  if (identity === null) return null;
  if (identity.imei !== null) return 'imei';
  return identity.serialNumber === null ? null : 'serial_number';
}

const maskedFields = (personal: Personal): DeskFile['masked'] =>
  personalFields.flatMap((field) => {
    const text = maskedField(personal, field);
    return text === null ? [] : [{ field, text }];
  });

function inspected(
  found: Awaited<ReturnType<typeof lastInspection>>,
): Pick<DeskFile, 'inspection' | 'counterOffer'> {
  if (!found) return { inspection: null, counterOffer: null };
  const { grade, price, answers, note, name, at, decision, answer_by } = found;
  return {
    inspection: {
      grade,
      price,
      answers: { ...answers },
      note,
      numberCheck: found.number_check,
      by: name,
      at: at.toISOString(),
    },
    counterOffer:
      decision && answer_by
        ? {
            decision,
            answerBy: answer_by.toISOString(),
            remindedAt: found.reminded_at?.toISOString() ?? null,
          }
        : null,
  };
}

function payoutView(payout: Awaited<ReturnType<typeof payoutOf>>): DeskFile['payout'] {
  if (!payout) return null;
  return {
    stage: payout.stage,
    amount: payout.amount,
    preparedBy: payout.prepared_by,
    preparedAt: payout.prepared_at.toISOString(),
    releasedBy: payout.released_by,
    reference: payout.reference,
    paidAt: payout.paid_at?.toISOString() ?? null,
  };
}
