/** Names under which events are counted, as SPECIFICATION section 9 lists them. */
export const analyticsEventNames = [
  'view',
  'click',
  'reservation',
  'installment',
  'services',
  'begin_checkout',
  'add_shipping_info',
  'login',
  'registration',
  'use of code',
  'use of ISIC student discount',
] as const;
export type AnalyticsEventName = (typeof analyticsEventNames)[number];

/** Steps of a reservation, as SPECIFICATION section 9 lists them. */
export const reservationSteps = [
  'reservation at store',
  'pre-order',
  'select shop',
  'completed reservation',
  'select installment',
  'confirm installment',
  'success',
  'fail',
  'cannot remember password',
  'move to cash payment',
] as const;
export type ReservationStep = (typeof reservationSteps)[number];

/** The second word keeps its spelling: reports are built on it (DECISIONS "Markets and languages"). */
export type VisitorKind = 'registered' | 'unregistred';

/**
 * What happened. A reservation always says its step. `subject` is the code of the thing that it
 * happened to, such as a product's `seo_name`; no event has room for personal data.
 */
export type AnalyticsHappening = { readonly subject?: string } & (
  | { readonly name: 'reservation'; readonly step: ReservationStep }
  | { readonly name: Exclude<AnalyticsEventName, 'reservation'> }
);

export type AnalyticsEvent = AnalyticsHappening & { readonly visitor: VisitorKind };

/** The visitor's answer about measuring; `undecided` until there is one. */
export type Consent = 'granted' | 'denied' | 'undecided';

/**
 * The event to send, or null: without a granted consent nothing is sent and nothing is kept for
 * later, so an answer never reaches back.
 */
export const analyticsEvent = (
  happening: AnalyticsHappening,
  visitor: { readonly isAuthenticated: boolean; readonly consent: Consent },
): AnalyticsEvent | null =>
  visitor.consent === 'granted'
    ? { ...happening, visitor: visitor.isAuthenticated ? 'registered' : 'unregistred' }
    : null;
