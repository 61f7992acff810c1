import type { Knex } from 'knex';
import { answerUntil } from '#core/orders/replacement.ts';
import { refuseHeld } from '../../orders/close-pieces.ts';
import { findOrder } from '../../orders/lock-order.ts';
import { replacementSubject } from '../../orders/mails/mail-subject.ts';
import { endOffers } from '../../picks/end-offers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { randomCode } from '../../platform/identity/random-code.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopNumber } from '../../platform/shop-numbers/shop-number.ts';
import { lockPick } from '../packing/load-desk.ts';
import { missingLines } from '../packing/missing-lines.ts';
import { promiseAgain } from '../promise-again.ts';
import { chosenOf } from './choices.ts';
import { refundOf, replacedUnits } from './nets.ts';
import { replacementMailKind } from './replacement-mail.ts';

export interface WantedOffer {
  readonly pickId: number;
  readonly pickLineId: number;
  readonly productId: number;
  readonly staffId: number;
  readonly now: Date;
}

const orderSql = 'select order_id as "orderId" from picks where id = $1';

/** The order of a pick that waits for a decision; both are locked, the order first. */
async function lockShort(trx: Knex, pickId: number) {
  const [pick] = await query<{ orderId: number }>(trx, orderSql, [pickId]);
  if (!pick) throw new Refusal(409, 'pick_not_short');
  const order = await findOrder(trx, { id: pick.orderId }, true);
  if ((await lockPick(trx, pickId)) !== 'short') throw new Refusal(409, 'pick_not_short');
  return order;
}

const insertSql = `
  insert into replacement_offers (code, order_id, pick_id, line_id, pick_line_id, place_id,
    from_product_id, product_id, quantity, refund, offered_by, offered_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`;

/**
 * Offers the customer another colour or grade for what was not found. Its pieces are put aside until the answer; a former
 * offer for the same line ends by it.
 */
export async function offerReplacement(
  trx: Knex.Transaction,
  deps: Dependencies,
  { now, pickId, pickLineId, productId, staffId }: WantedOffer,
): Promise<void> {
  const order = await lockShort(trx, pickId);
  await refuseHeld(trx, order.id);
  if (order.eMail === null) throw new Refusal(409, 'replacement_gone');
  await endOffers(trx, { pickLineIds: [pickLineId], to: 'withdrawn', now });
  const line = (await missingLines(trx, pickId)).find(({ id }) => id === pickLineId);
  const chosen = await chosenOf(trx, pickId, { pickLineId, productId }, order.language);
  if (!line || !chosen) throw new Refusal(409, 'replacement_gone');
  const { lineId, missing: quantity, placeId } = line;
  const units = await replacedUnits(trx, { lineId, price: chosen.price, quantity });
  const isHeld = await promiseAgain(trx, { lineId, productId, placeId, quantity });
  if (units.length < quantity || !isHeld) throw new Refusal(409, 'replacement_gone');
  const whose = [randomCode(), order.id, pickId, lineId, pickLineId, placeId];
  const what = [line.productId, productId, quantity, refundOf(units)];
  const hours = await shopNumber(trx, 'replacement_answer_hours');
  const stored = [...whose, ...what, staffId, now, answerUntil(now, hours)];
  const [offer] = await query<{ id: number }>(trx, insertSql, stored);
  if (!offer) throw new Error('an offer got no id');
  await queueMail(trx, deps, {
    kind: replacementMailKind,
    subjectKey: replacementSubject(order.id, offer.id),
    language: order.language,
    recipient: order.eMail,
  });
}

/** Takes an offer back; the line waits for another decision. */
export async function withdrawOffer(
  trx: Knex.Transaction,
  pickId: number,
  pickLineId: number,
  now: Date,
): Promise<void> {
  await lockShort(trx, pickId);
  await endOffers(trx, { pickLineIds: [pickLineId], to: 'withdrawn', now });
}
