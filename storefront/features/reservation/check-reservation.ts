import { reserve } from '#core/contract/reservations.ts';
import type { MarketCode } from '#core/market/market.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';
import type { TypedValues } from '#ui/use-contract-form.ts';

export const reservationFields = ['name', 'eMail', 'phone'] as const;
export type ReservationField = (typeof reservationFields)[number];

/** The API's own check of the three typed fields; phrases of what must be mended. */
export function checkReservation(values: TypedValues<ReservationField>, market: MarketCode) {
  const schema = reserve.body({ market, today: '' });
  const typed = schema.pick({ name: true, eMail: true, phone: true });
  return schemaRefusals(typed.safeParse(values), reservationFields);
}
