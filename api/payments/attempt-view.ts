import type { PaymentKind } from '#core/deliveries/matrix.ts';
import type { Language } from '#core/market/market.ts';
import { payments as cs } from '#core/phrases/cs/payments.ts';
import { payments as ro } from '#core/phrases/ro/payments.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { PaymentRow } from './apply-news.ts';
import type { Rows } from '../platform/database/rows.ts';

const phrases: Record<Language, Readonly<Record<string, string>>> = { cs, ro };

/** A sentence about a payment; the general one where a gateway's failure has none of its own. */
export const paymentSentence = (phrase: string, language: Language): string =>
  phrases[language][phrase] ?? phrases[language]['payment_failed'] ?? '';

/** The attempt of a random code, with what its page shows of the order. Refuses with 404. */
export async function findAttempt(deps: Dependencies, code: string): Promise<AttemptRow> {
  const row = await deps
    .knex('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .where('payments.code', code)
    .first<AttemptRow | undefined>(
      'payments.*',
      'orders.number',
      'orders.status as order_status',
      'orders.payment_status',
    );
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

export type AttemptRow = PaymentRow &
  Pick<Rows['orders'], 'number' | 'payment_status'> & {
    readonly order_status: Rows['orders']['status'];
  };

/** What the page that a gateway returns to shows; the gateway knows its code, so no link to the order. */
export const attemptView = (row: AttemptRow, language: Language) => ({
  code: row.code,
  kind: row.method as PaymentKind, // stored from the contract's own list
  status: row.status,
  amount: row.amount,
  message: messageOf(row, language),
  orderNumber: row.number,
  purpose: row.purpose,
  isPaid:
    row.purpose === 'hold'
      ? row.status === 'authorised' || row.status === 'captured'
      : !['none', 'waiting', 'mismatch'].includes(row.payment_status),
});

function messageOf(row: AttemptRow, language: Language): string | null {
  if (row.payment_status === 'mismatch' && row.purpose === 'order')
    return paymentSentence('payment_mismatch', language);
  const phrase = row.failure ?? (row.status === 'pending' ? 'payment_pending' : null);
  return phrase === null ? null : paymentSentence(phrase, language);
}
