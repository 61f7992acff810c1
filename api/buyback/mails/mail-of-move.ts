import type { BuybackMailKind } from '#core/phrases/cs/buyback-mail.ts';
import type { RecordedMove } from '../record-moves.ts';

/** The mail that a customer expects about a new state; null where they know it or need not. */
export function mailOfMove(
  { from, to }: Pick<RecordedMove, 'from' | 'to'>,
  isSale: boolean,
  /** An order waits for the device, so its own mails say what becomes of goods and money. */
  isForOrder: boolean,
): BuybackMailKind | null {
  // A quote that lapses was only information.
  if (!isSale) return null;
  switch (to) {
    case 'received':
      return 'buyback-received';
    case 'counter_offered':
      return isForOrder ? 'buyback-swap-lowered' : 'buyback-counter-offer';
    case 'accepted':
      return isForOrder ? null : 'buyback-accepted';
    case 'paid':
      return 'buyback-paid';
    case 'rejected':
      return isForOrder ? 'buyback-swap-rejected' : 'buyback-rejected';
    case 'returning':
      // The rejection has announced the return.
      return from === 'rejected' ? null : 'buyback-returning';
    case 'returned':
      return 'buyback-returned';
    case 'cancelled':
      return 'buyback-cancelled';
    case 'expired':
      return 'buyback-expired';
    case 'quoted':
    case 'submitted':
    case 'awaiting_device':
    case 'inspected':
    case 'payout_pending':
      return null;
  }
}
