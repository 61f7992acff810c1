import { addOnPrice } from '#core/catalog/add-on-price.ts';
import { availabilityOf } from '#core/catalog/availability.ts';
import { offerState } from '#core/catalog/limited-offer.ts';
import { reductionPercent } from '#core/catalog/prior-price.ts';
import type { RequestContext } from '../../http/request.ts';
import type { AddOnRow, PieceRow } from './find-detail.ts';

/** An offer as the wire carries it, before its casing; says when a limited one begins or ends. */
export function offerView(
  piece: PieceRow,
  { now, today, changesAt }: Pick<RequestContext, 'now' | 'today' | 'changesAt'>,
) {
  const { id, condition, grade, isSingleUnit, batteryPercent, note } = piece;
  const limited = runningOffer(piece, now, changesAt);
  return {
    ...{ id, condition, grade, isSingleUnit, batteryPercent, note, limited },
    price: limited ? limited.price : piece.price,
    reduction: reductionView(piece, limited ? limited.price : piece.price),
    availability: availabilityOf({ ...piece, stores: piece.stores.length }, today),
    history: piece.history.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
    stores: piece.stores,
  };
}

export type OfferView = ReturnType<typeof offerView>;

/** For how long an answer's own time may stand for the server's, which countdowns start from. */
export const clockUntil = (now: Date): Date => new Date(now.getTime() + 1_000);

function runningOffer(
  { limited, price }: PieceRow,
  now: Date,
  changesAt: RequestContext['changesAt'],
) {
  if (!limited) return null;
  const from = new Date(limited.from);
  const until = new Date(limited.until);
  changesAt(from > now ? from : until);
  changesAt(clockUntil(now));
  const state = offerState({ ...limited, from, until }, now);
  if (state.state !== 'running') return null;
  const { piecesLeft } = state;
  return { until: until.toISOString(), piecesLeft, usualPrice: price, price: limited.price };
}

export function reductionView(
  { priorPrice, priorSince }: Pick<PieceRow, 'priorPrice' | 'priorSince'>,
  price: number,
) {
  if (priorPrice === null || priorSince === null) return null;
  const prior = { price: priorPrice, since: priorSince };
  return { priorPrice, since: priorSince, percent: reductionPercent(prior, price) };
}

/** Add-ons of a condition at the price of its cheapest offer; none where nothing of it is offered. */
export function addOnViews(
  rows: readonly AddOnRow[],
  condition: PieceRow['condition'],
  offers: readonly OfferView[],
) {
  const prices = offers.filter((offer) => offer.condition === condition).map(({ price }) => price);
  if (prices.length === 0) return [];
  const cheapest = Math.min(...prices);
  return rows
    .filter(({ conditions }) => conditions.includes(condition))
    .map(({ conditions: _, ...row }) => ({ ...row, price: addOnPrice(row, cheapest) }));
}
