import { Model, snakeCaseMappers } from 'objection';
import type { Grade } from '#core/buyback/grade.ts';
import type { ProductCondition } from '#core/phrases/cs/reservation-mail.ts';
import type { Language } from '#core/market/market.ts';
import type { ReservationStatus } from '#core/reservations/reservation-status.ts';

/** The piece as the customer saw it. */
export interface ReservedProduct {
  readonly metaMasterId: number;
  readonly seoName: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly condition: ProductCondition;
  readonly grade: Grade | null;
}

/** A row of `reservations`. Mapping only: the rules are in core/reservations. */
export class ReservationModel extends Model {
  static override tableName = 'reservations';
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ['product'];

  // `declare` emits nothing, so a partly selected row carries no keys that are undefined.
  declare id: number;
  declare code: string;
  declare status: ReservationStatus;
  declare version: number;
  declare language: Language;
  declare productId: number;
  declare placeId: number;
  declare storeId: number;
  declare product: ReservedProduct;
  declare price: number;
  declare limitedOfferId: number | null;
  declare name: string | null;
  declare eMail: string | null;
  declare phone: string | null;
  declare readyAt: Date;
  declare expiresAt: Date;
  declare createdAt: Date;
  declare closedAt: Date | null;
  declare wipedAt: Date | null;
  declare idempotencyKey: string | null;
  declare requestDigest: Buffer | null;
}
