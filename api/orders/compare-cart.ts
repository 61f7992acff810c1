import { toWire } from '#core/contract/casing.ts';
import { compareSeenCart, type PriceDifference } from '#core/orders/seen-cart.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import { boughtLines } from '../checkout/cart-to-deliver.ts';
import type { ChosenRow } from '../checkout/chosen-rows.ts';
import { seenCartOf } from '../checkout/seen-cart-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Language } from '#core/market/market.ts';

/**
 * Refuses to order anything but what the customer saw, or cheaper; answers whether it is cheaper
 * (DECISIONS "Cart, discounts, orders", T-CART-8, T-COD-7). A refusal says what changed and what the
 * order would cost now.
 */
export function compareWithSeen(
  cart: PricedStoredCart,
  { seen }: ChosenRow,
  digest: string,
  language: Language,
): 'same' | 'cheaper' {
  const compared = compareSeenCart(seen, digest, seenCartOf(cart));
  if (compared.outcome === 'dearer') {
    const phrase = compared.lostCodes.length > 0 ? 'code_used' : 'price_rose';
    throw refusal(phrase, cart, compared.differences, language);
  }
  refuseProblems(cart, language);
  if (compared.outcome === 'changed') throw refusal('cart_changed', cart, [], language);
  return compared.outcome;
}

/** Refuses a cart with something in it that has to be mended first. */
function refuseProblems(cart: PricedStoredCart, language: Language): void {
  if (!cart.view.problems.some(({ isBlocking }) => isBlocking)) return;
  throw refusal('cart_problems', cart, [], language);
}

type Phrase = 'code_used' | 'price_rose' | 'cart_problems' | 'cart_changed';

function refusal(
  reason: Phrase,
  { view, settled, digest, packages }: PricedStoredCart,
  differences: readonly PriceDifference[],
  language: Language,
): Refusal {
  const lines = new Map(boughtLines({ packages }).map((line) => [line.key, line]));
  const named = differences.map(({ key, ...difference }) => {
    const line = key === null ? undefined : lines.get(key);
    return {
      ...difference,
      packageId: line?.pack.id ?? null,
      childId: line?.child?.id ?? null,
      name: line?.name[language] ?? null,
    };
  });
  const { total } = view.totals;
  const extra = { reason, total, due: settled.due, digest, differences: named };
  return new Refusal(409, reason, {
    extra: toWire({ ...extra, problems: view.problems }) as Record<string, unknown>, // an object stays one
  });
}
