/** An offer limited in time and perhaps in pieces. */
export interface LimitedOffer {
  readonly from: Date;
  /** The first instant at which it is over. */
  readonly until: Date;
  /** Pieces at the offer's price; null is without a limit. */
  readonly pieces: number | null;
  readonly soldPieces: number;
}

export type OfferState =
  | { readonly state: 'upcoming'; readonly startsInMs: number }
  | { readonly state: 'running'; readonly endsInMs: number; readonly piecesLeft: number | null }
  | { readonly state: 'sold_out' }
  | { readonly state: 'ended' };

/** State of an offer at an instant of the server's clock. */
export function offerState(offer: LimitedOffer, serverNow: Date): OfferState {
  const now = serverNow.getTime();
  if (now >= offer.until.getTime()) return { state: 'ended' };
  if (now < offer.from.getTime()) {
    return { state: 'upcoming', startsInMs: offer.from.getTime() - now };
  }
  const piecesLeft = offer.pieces === null ? null : Math.max(0, offer.pieces - offer.soldPieces);
  if (piecesLeft === 0) return { state: 'sold_out' };
  return { state: 'running', endsInMs: offer.until.getTime() - now, piecesLeft };
}

/** The server's time as a page learnt it, with the page's monotonic clock at that moment. */
export interface ServerClock {
  readonly serverTime: Date;
  /** Milliseconds. */
  readonly monotonicAt: number;
}

/**
 * The server's time now. Only the monotonic clock of the page is asked, so neither a wrong clock of
 * the visitor nor one that is set meanwhile moves an offer's end.
 */
export const serverTimeAt = (clock: ServerClock, monotonicNow: number): Date =>
  new Date(clock.serverTime.getTime() + Math.max(0, monotonicNow - clock.monotonicAt));

/** Parts of a countdown; 1 s before the end shows one second, never zero while it runs. */
export function countdownParts(ms: number) {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
