import { Model, snakeCaseMappers } from 'objection';
import type { InvoiceDocument, IssuedKind } from '#core/documents/invoice-document.ts';

/** A row of `invoices`. Mapping only: the rules are in core/documents. */
export class InvoiceModel extends Model {
  static override tableName = 'invoices';
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ['snapshot'];

  // `declare` emits nothing, so a partly selected row carries no keys that are undefined.
  declare id: number;
  declare orderId: number;
  declare kind: IssuedKind;
  declare seriesYear: number;
  declare position: number;
  declare number: string;
  declare issuedAt: Date;
  declare snapshot: InvoiceDocument;
  declare total: number;
  declare refundId: number | null;
}
