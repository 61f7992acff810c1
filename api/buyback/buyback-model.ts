import { Model, snakeCaseMappers } from 'objection';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { Grade } from '#core/buyback/grade.ts';
import type { Language } from '#core/market/market.ts';
import type { Contact, PickupAddress } from './seller.ts';
import type { Snapshot } from './snapshot.ts';

/** A row of `buybacks`. Mapping only: every rule about a buy-back lives in core/buyback. */
export class BuybackModel extends Model {
  static override tableName = 'buybacks';
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ['snapshot', 'contact', 'pickupAddress'];

  // `declare` emits nothing, so a partly selected row carries no keys that are undefined.
  declare id: number;
  declare code: string;
  declare status: BuybackStatus;
  declare version: number;
  declare language: Language;
  declare colorId: number;
  declare priceListId: number;
  declare grade: Grade;
  declare price: number;
  declare snapshot: Snapshot;
  declare note: string;
  declare eMail: string | null;
  declare contact: Contact | null;
  declare pickupAddress: PickupAddress | null;
  declare imeiDigest: Buffer | null;
  declare idempotencyKey: string | null;
  declare requestDigest: Buffer | null;
  declare lockedUntil: Date;
  declare createdAt: Date;
  declare closedAt: Date | null;
  declare wipedAt: Date | null;
  /** Since when it is in its state; the database keeps it where nobody says it. */
  declare statusSince: Date;
}
