import { addOnPrice } from '#core/catalog/add-on-price.ts';
import { availabilityOf } from '#core/catalog/availability.ts';
import { reductionPercent, type PriorPrice } from '#core/catalog/prior-price.ts';
import { cheapestDelivery } from '#core/deliveries/cheapest-delivery.ts';
import { toPicture } from '../../platform/files/picture-row.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { priorPriceOf } from '../cards/prior-price-of.ts';
import type { Courier } from './find-couriers.ts';
import type { AddOnRow, PieceRow } from './find-detail.ts';

interface OfferedIn {
  readonly timeZone: string;
  readonly couriers: readonly Courier[];
}

type Seen = Pick<RequestContext, 'now' | 'today' | 'changesAt' | 'language'>;

/** An offer as the wire carries it, before its casing; says when a limited one begins or ends. */
export function offerView(
  piece: PieceRow,
  { now, today, changesAt, language }: Seen,
  { timeZone, couriers }: OfferedIn,
) {
  const { id, condition, grade, isSingleUnit, batteryPercent, note } = piece;
  const limited = runningOffer(piece);
  if (piece.priceUntil !== null) {
    changesAt(new Date(piece.priceUntil));
    changesAt(clockUntil(now));
  }
  const price = limited ? limited.price : piece.price;
  const isInWarehouse = piece.warehouse > 0;
  const everywhere = couriers.filter((courier) => courier.isEverywhere);
  return {
    id,
    condition,
    grade,
    isSingleUnit,
    batteryPercent,
    note,
    limited,
    price,
    reduction: reductionView(priorOf(piece, timeZone), price),
    shipping: cheapestDelivery(everywhere, { ...piece, price, isInWarehouse }),
    availability: availabilityOf({ ...piece, stores: piece.stores.length }, today),
    history: piece.history.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
    photos: piece.photos.map((photo) => toPicture(photo, language)),
    stores: piece.stores,
  };
}

export type OfferView = ReturnType<typeof offerView>;

/** For how long an answer's own time may stand for the server's, which countdowns start from. */
export const clockUntil = (now: Date): Date => new Date(now.getTime() + 1_000);

function runningOffer({ limited, price: usualPrice }: PieceRow) {
  if (!limited) return null;
  const { until, pieces, soldPieces, price } = limited;
  const piecesLeft = pieces === null ? null : pieces - soldPieces;
  return { until: new Date(until).toISOString(), piecesLeft, usualPrice, price };
}

/** While a limited offer runs, its own beginning is what the price is compared before. */
function priorOf(
  { limited, priorPrice: price, priorSince: since }: PieceRow,
  timeZone: string,
): PriorPrice | null {
  if (limited) return priorPriceOf(limited, new Date(limited.from), timeZone);
  return price === null || since === null ? null : { price, since };
}

function reductionView(prior: PriorPrice | null, price: number) {
  if (prior === null) return null;
  return {
    priorPrice: prior.price,
    since: prior.since,
    percent: reductionPercent(prior, price),
  };
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
