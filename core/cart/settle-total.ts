import { settleSwap } from '../buyback/swap.ts';

export interface CreditsToUse {
  /** What the order costs, delivery and payment included; whole market units. */
  readonly total: number;
  /** Prices of the devices that are set off. */
  readonly buyback: number;
  /** Voucher of a bought-back device. */
  readonly bonus: number;
}

/** Who pays the total: the devices, the voucher, the customer; together they are the total. */
export interface SettledTotal {
  readonly buyback: number;
  readonly bonus: number;
  readonly due: number;
  /** What the devices are worth beyond that; paid to the customer's account. */
  readonly payout: number;
}

/**
 * Sets devices and a voucher off against an order's total (DECISIONS Buy-back, T-REF-5). The voucher
 * goes first, because what is left of it is lost and what is left of a device is paid out.
 */
export function settleTotal({ total, buyback, bonus }: CreditsToUse): SettledTotal {
  const byBonus = Math.min(total, bonus);
  const { due, remainder } = settleSwap(total - byBonus, buyback);
  return { buyback: buyback - remainder, bonus: byBonus, due, payout: remainder };
}
