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
 * Sets devices and a voucher off against an order's total (DECISIONS "Swap: one settlement", T-REF-5,
 * T-SWAP-3). The device goes first: a voucher lowers only what is due after it, so that none is ever
 * paid out as a device's remainder, and one that is not needed is not used.
 */
export function settleTotal({ total, buyback, bonus }: CreditsToUse): SettledTotal {
  const { due, remainder } = settleSwap(total, buyback);
  const byBonus = Math.min(due, bonus);
  return { buyback: buyback - remainder, bonus: byBonus, due: due - byBonus, payout: remainder };
}
