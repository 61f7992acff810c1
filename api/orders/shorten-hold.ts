import type { Knex } from 'knex';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { releaseAt } from '#core/orders/unpaid-order.ts';
import { heldShareOf, isScarce } from './hold-of-order.ts';
import type { LeftPieces } from './reserve-stock.ts';

interface PlacedNow {
  readonly id: number;
  readonly kind: PaymentKind | null;
  readonly isAwaited: boolean;
  readonly paymentDays: number;
  readonly now: Date;
}

/** Gives a new order less time to be paid where much of its stock is in unpaid orders already. */
export async function shortenHold(
  trx: Knex,
  left: readonly LeftPieces[],
  { id, kind, isAwaited, paymentDays, now }: PlacedNow,
): Promise<void> {
  if (!isScarce(left)) return;
  const hold = { share: await heldShareOf(trx, id), isMailAwaited: isAwaited, paymentDays };
  const at = releaseAt(kind, now, hold);
  if (at === null) return;
  // What waits for a device has a day of its own.
  await trx('orders')
    .where({ id })
    .whereNot('status', 'awaiting_device')
    .update({ release_at: at });
}
