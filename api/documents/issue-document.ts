import type { Knex } from 'knex';
import { numberDocument } from '#core/documents/build-document.ts';
import type { DocumentDraft, IssuedKind } from '#core/documents/invoice-document.ts';
import { markets } from '#core/market/market.ts';
import { documentNumber, seriesYear } from '#core/orders/document-number.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { InvoiceModel } from './invoice-model.ts';

export interface DocumentToIssue {
  readonly orderId: number;
  /** What a credit note is for; null for an invoice. */
  readonly refundId: number | null;
  /** Which invoice of its order; 0 is the first, and others are of what was added to it later. */
  readonly supplement?: number;
  readonly draft: DocumentDraft;
  readonly now: Date;
}

/**
 * Issues a document in the caller's transaction and answers its row. An order has one invoice, with
 * another for each later addition, and a refund one credit note: asked again, it answers the one that there is. The counter of the series
 * stays locked until the transaction ends, so that a rollback leaves no gap (T-ORD-11); callers come
 * here last, after their locks on orders and stock.
 */
export async function issueDocument(trx: Knex, wish: DocumentToIssue): Promise<InvoiceModel> {
  const { draft, now, orderId, refundId, supplement = 0 } = wish;
  const { kind, market } = draft;
  const issued = await findIssued(trx, kind, wish);
  if (issued) return issued;
  const year = seriesYear(now, market);
  const position = (await lockCounter(trx, kind, year)) + 1;
  // Whoever held the counter before may have issued this very document.
  const issuedMeanwhile = await findIssued(trx, kind, wish);
  if (issuedMeanwhile) return issuedMeanwhile;
  await trx('invoice_counters')
    .where({ kind, series_year: year })
    .update({ last_position: position });
  const number = documentNumber(kind, year, position);
  const issuedOn = dayInTimeZone(now, markets[market].timeZone);
  return InvoiceModel.query(trx).insertAndFetch({
    orderId,
    refundId,
    kind,
    supplement,
    seriesYear: year,
    position,
    number,
    issuedAt: now,
    total: draft.total,
    snapshot: numberDocument(draft, { number, issuedOn }),
  });
}

const findIssued = (
  trx: Knex,
  kind: IssuedKind,
  { orderId, refundId, supplement = 0 }: DocumentToIssue,
): Promise<InvoiceModel | undefined> =>
  InvoiceModel.query(trx)
    .findOne(
      kind === 'invoice' ? { kind, order_id: orderId, supplement } : { kind, refund_id: refundId },
    )
    .execute();

/** Locks the counter of a series, which begins at 0, and answers the position that was given last. */
async function lockCounter(trx: Knex, kind: IssuedKind, year: number): Promise<number> {
  const series = { kind, series_year: year };
  await trx('invoice_counters').insert(series).onConflict(['kind', 'series_year']).ignore();
  const counter = await trx('invoice_counters')
    .where(series)
    .forUpdate()
    .first<{ last_position: number } | undefined>('last_position');
  if (!counter) throw new Error('a series has lost its counter');
  return counter.last_position;
}
