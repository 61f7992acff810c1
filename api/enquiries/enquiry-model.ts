import { Model, snakeCaseMappers } from 'objection';
import type { EnquiryKind } from '#core/enquiries/enquiry.ts';
import type { Language } from '#core/market/market.ts';
import type { EnquiryField } from '#core/phrases/cs/enquiry-mail.ts';

/** The filled-in fields of a form; empty ones are left out. */
export type EnquiryContent = Readonly<Partial<Record<EnquiryField, string | number>>>;

/** A row of `enquiries`. Mapping only. */
export class EnquiryModel extends Model {
  static override tableName = 'enquiries';
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ['content'];

  // `declare` emits nothing, so a partly selected row carries no keys that are undefined.
  declare id: number;
  declare kind: EnquiryKind;
  declare language: Language;
  declare content: EnquiryContent | null;
  declare eMail: string | null;
  declare createdAt: Date;
  declare wipedAt: Date | null;
  declare idempotencyKey: string | null;
  declare requestDigest: Buffer | null;
}
