import { buybackBonus, isBonusExpired, type BonusTerms } from '../buyback/bonus.ts';
import type { BuybackStatus } from '../buyback/buyback-status.ts';
import { requiredIdentifier, type DeviceKind } from '../buyback/device-kind.ts';

/** A buy-back that is set off against a cart, or whose voucher is. */
export interface BuybackCredit {
  readonly id: number;
  readonly status: BuybackStatus;
  /** What we pay for the device, whole market units. */
  readonly price: number;
  readonly lockedUntil: Date;
  /** When the device was paid for; null while it is not. */
  readonly closedAt: Date | null;
  /** Whether another order has it already. */
  readonly isSpent: boolean;
}

const beforeInspection: readonly BuybackStatus[] = ['quoted', 'submitted', 'awaiting_device'];

/**
 * Whether a device can be set off in a swap: its price is locked and it was not inspected yet, so
 * what it is worth is still the offer's (DECISIONS Buy-back).
 */
export const isSwappable = ({ status, lockedUntil, isSpent }: BuybackCredit, now: Date): boolean =>
  !isSpent && beforeInspection.includes(status) && now <= lockedUntil;

/** What a sale must know before its device is set off (DECISIONS "Swap: one settlement"). */
export type MissingOfSale = 'identity' | 'device_number' | 'account';

/**
 * What is missing before a device may pay for goods (T-SWAP-1). A quote promises a price and knows
 * nobody; a sale is stored only with its seller's identity, age and account and the device's number.
 * An accessory has no number.
 */
export const missingOfSale = (
  { status }: Pick<BuybackCredit, 'status'>,
  kind: DeviceKind,
): readonly MissingOfSale[] => {
  if (status !== 'quoted') return [];
  return requiredIdentifier(kind) === 'none'
    ? ['identity', 'account']
    : ['identity', 'device_number', 'account'];
};

export interface BonusSituation {
  readonly terms: BonusTerms;
  readonly timeZone: string;
  readonly now: Date;
  /** Devices that are validly set off in the same cart. */
  readonly swappedIds: ReadonlySet<number>;
}

/**
 * The voucher that a buy-back pays with (T-BUY-21, T-REF-5), whole market units: of a device that
 * was paid for within a month, or of one that is swapped in the same cart. 0 where it earns none or
 * has lost it.
 */
export function bonusAmount(credit: BuybackCredit, situation: BonusSituation): number {
  const { terms, timeZone, now, swappedIds } = situation;
  const { closedAt, status } = credit;
  const isPaid = status === 'paid' && closedAt !== null;
  const isValid = isPaid ? !isBonusExpired(closedAt, now, timeZone) : swappedIds.has(credit.id);
  if (credit.isSpent || !isValid) return 0;
  return buybackBonus(credit.price, terms);
}
