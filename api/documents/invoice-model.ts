import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { rowModel } from '../platform/database/row-model.ts';

/** A row of `invoices`. Mapping only: the rules are in core/documents. */
export class InvoiceModel extends rowModel<'invoices', { snapshot: InvoiceDocument }>('invoices', [
  'snapshot',
]) {}
