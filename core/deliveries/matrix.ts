import type { InstallmentArrangeType } from '../installments/arrangements.ts';

export const deliveryKinds = ['courier', 'pickup_place', 'store', 'express'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const paymentKinds = [
  'card',
  'google_pay',
  'apple_pay',
  'twisto',
  'bank_transfer',
  'cash_on_delivery',
  'installments',
  'leasing',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What a cart asks of a delivery and a payment; amounts in whole units. */
export interface CartToDeliver {
  /** Pieces of products and accessories. */
  readonly pieces: number;
  /** Goods after discounts. */
  readonly goods: number;
  /** What their packages weigh together; what nobody has weighed weighs nothing. */
  readonly grams: number;
  /** The longest side of any of its packages; left out or 0 where nobody has measured one. */
  readonly longestCm?: number;
  /** Whether every piece lies free in the warehouse now. */
  readonly isAllInWarehouse: boolean;
  readonly hasLeasing: boolean;
  /** Where its contracts of installments are made; empty where none is chosen. */
  readonly arrangements: ReadonlySet<InstallmentArrangeType>;
}

export interface DeliveryFacts {
  readonly code: string;
  readonly kind: DeliveryKind;
  readonly takesCash: boolean;
  readonly mostPieces: number | null;
  readonly mostGrams: number | null;
  readonly mostValue: number | null;
  /** The longest that a side of a package may be; left out where sizes are no matter. */
  readonly mostSideCm?: number | null;
}

export interface PaymentFacts {
  readonly code: string;
  readonly kind: PaymentKind;
  readonly mostAmount: number | null;
}

/** Whole grams of kilograms as the database writes them; null where there is no limit. */
export const gramsOf = (kilograms: string | null): number | null =>
  kilograms === null ? null : Math.round(Number(kilograms) * 1000);

/** Keys of the phrases that say why a delivery cannot be chosen. */
export type DeliveryRefusal =
  | 'too_many_pieces'
  | 'too_heavy'
  | 'too_big'
  | 'too_valuable'
  | 'not_all_in_warehouse'
  | 'contract_at_store';

/** Why this cart cannot be brought that way; null where it can. */
export function deliveryRefusal(
  delivery: DeliveryFacts,
  cart: CartToDeliver,
): DeliveryRefusal | null {
  // The contract is signed where the goods are taken over.
  if (cart.arrangements.has('on-store') && delivery.kind !== 'store') return 'contract_at_store';
  if (delivery.mostPieces !== null && cart.pieces > delivery.mostPieces) return 'too_many_pieces';
  if (delivery.mostGrams !== null && cart.grams > delivery.mostGrams) return 'too_heavy';
  if ((cart.longestCm ?? 0) > (delivery.mostSideCm ?? Infinity)) return 'too_big';
  if (delivery.mostValue !== null && cart.goods > delivery.mostValue) return 'too_valuable';
  if (delivery.kind === 'express' && !cart.isAllInWarehouse) return 'not_all_in_warehouse';
  return null;
}

/** Keys of the phrases that say why a payment cannot be chosen. */
export type PaymentRefusal =
  | 'leasing_alone'
  | 'installments_chosen'
  | 'no_leasing_chosen'
  | 'no_installments_chosen'
  | 'amount_over_limit';

/**
 * Why a cart cannot be paid that way, `due` being what is left to pay; null where it can. What was put
 * on installments or leasing in the cart is paid by them and by nothing else (T-CART-2, T-INS-10).
 */
export function paymentRefusal(
  payment: PaymentFacts,
  cart: CartToDeliver,
  due: number,
): PaymentRefusal | null {
  if (payment.kind === 'leasing' && !cart.hasLeasing) return 'no_leasing_chosen';
  if (payment.kind !== 'leasing' && cart.hasLeasing) return 'leasing_alone';
  const hasInstallments = cart.arrangements.size > 0 && !cart.hasLeasing;
  if (payment.kind === 'installments' && !hasInstallments) return 'no_installments_chosen';
  if (payment.kind !== 'installments' && hasInstallments) return 'installments_chosen';
  if (payment.mostAmount !== null && due > payment.mostAmount) return 'amount_over_limit';
  return null;
}

/** Keys of the phrases that say why a delivery and a payment do not go together. */
export type PairRefusal = 'no_cash_there' | 'transfer_too_slow' | 'excluded_by_shop';

/** Why a delivery and a payment do not go together; `excluded` are the pairs that staff took out. */
export function pairRefusal(
  delivery: DeliveryFacts,
  payment: PaymentFacts,
  excluded: (delivery: string, payment: string) => boolean,
): PairRefusal | null {
  if (payment.kind === 'cash_on_delivery' && !delivery.takesCash) return 'no_cash_there';
  // The driver comes within the hour, a transfer within days.
  if (payment.kind === 'bank_transfer' && delivery.kind === 'express') return 'transfer_too_slow';
  return excluded(delivery.code, payment.code) ? 'excluded_by_shop' : null;
}

/** Whether a postcode lies where a delivery goes: it begins with one of `served`; none serve all. */
export function isServed(postcode: string, served: readonly string[]): boolean {
  const digits = postcode.replace(/\s+/g, '');
  return served.length === 0 || served.some((beginning) => digits.startsWith(beginning));
}
