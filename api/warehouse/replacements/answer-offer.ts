import type { Knex } from 'knex';
import { closeRest } from '#core/orders/close-rest.ts';
import type { Language } from '#core/market/market.ts';
import { isAnswerable } from '#core/orders/replacement.ts';
import { closableUnits } from '../../orders/closable-units.ts';
import { closePieces, refuseHeld } from '../../orders/close-pieces.ts';
import { findOrder } from '../../orders/lock-order.ts';
import { moveOrderTo } from '../../orders/move-order.ts';
import type { OrderModel } from '../../orders/order-model.ts';
import { endOffers } from '../../picks/end-offers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dropMissing, letMissingGo, settlePick } from '../packing/drop-missing.ts';
import { lockPick } from '../packing/load-desk.ts';
import { missingLines, type MissingLine } from '../packing/missing-lines.ts';
import { exchangePieces } from './exchange-pieces.ts';
import { offerByCode, type OfferRow } from './offer-row.ts';

export interface Answer {
  readonly code: string;
  readonly decision: 'accept' | 'refuse';
  readonly language: Language;
  readonly now: Date;
}

interface Answered {
  readonly offer: OfferRow;
  /** The same was said before, by a second press of the button. */
  readonly isRepeat: boolean;
}

const said = { accept: 'accepted', refuse: 'refused' } as const;

/**
 * What a customer says of a replacement, once. Accepted, the pieces are exchanged and picking goes on; refused, what is missing
 * is closed and its money goes back. The order is locked first, as by everybody who decides of it.
 */
export async function answerOffer(
  trx: Knex.Transaction,
  deps: Dependencies,
  { code, decision, language, now }: Answer,
): Promise<Answered> {
  const found = await offerByCode(trx, code, language);
  if (!found) throw new Refusal(404, 'not_found');
  const order = await findOrder(trx, { id: found.orderId }, true);
  const pick = await lockPick(trx, found.pickId);
  const offer = await offerByCode(trx, code, language);
  if (!offer) throw new Refusal(404, 'not_found');
  if (offer.status === said[decision]) return { offer, isRepeat: true };
  const line = (await missingLines(trx, offer.pickId)).find(({ id }) => id === offer.pickLineId);
  if (!isAnswerable(offer, now) || pick !== 'short' || !line) {
    throw new Refusal(409, 'replacement_over');
  }
  if (decision === 'accept') await accept(trx, deps, order, { offer, line, now });
  else await refuse(trx, deps, order, { offer, line, now });
  const after = await offerByCode(trx, code, language);
  return { offer: after ?? offer, isRepeat: false };
}

interface Decided {
  readonly offer: OfferRow;
  readonly line: MissingLine;
  readonly now: Date;
}

const acceptSql =
  "update replacement_offers set status = 'accepted', decided_at = $2 where id = $1";

async function accept(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { line, now, offer }: Decided,
): Promise<void> {
  await refuseHeld(trx, order.id);
  await query(trx, acceptSql, [offer.id, now]);
  await letMissingGo(trx, deps, [line]);
  await exchangePieces(trx, deps, order, { offer, line, now });
  await settlePick(trx, deps, { pickId: offer.pickId, orderId: order.id }, { staffId: null, now });
}

async function refuse(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { line, now, offer }: Decided,
): Promise<void> {
  await endOffers(trx, { pickLineIds: [line.id], to: 'refused', now });
  const { missing: quantity, position } = line;
  const { isWhole, units } = closeRest(await closableUnits(trx, order.id), [
    { position, quantity },
  ]);
  if (isWhole) {
    const mover = { actor: 'customer', proof: 'link', at: now } as const;
    await moveOrderTo(trx, deps, order, 'cancelled', mover);
    return;
  }
  await letMissingGo(trx, deps, [line]);
  await dropMissing(trx, [line]);
  await closePieces(trx, deps, order, { units, now });
  await settlePick(trx, deps, { pickId: offer.pickId, orderId: order.id }, { staffId: null, now });
}
