import type { Grade } from '#core/buyback/grade.ts';
import type { ProductCondition } from '#core/phrases/cs/reservation-mail.ts';
import type { Language } from '#core/market/market.ts';
import { rowModel } from '../platform/database/row-model.ts';

/** The piece as the customer saw it. */
export interface ReservedProduct {
  readonly metaMasterId: number;
  readonly seoName: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly condition: ProductCondition;
  readonly grade: Grade | null;
}

/** A row of `reservations`. Mapping only: the rules are in core/reservations. */
export class ReservationModel extends rowModel<'reservations', { product: ReservedProduct }>(
  'reservations',
  ['product'],
) {}
