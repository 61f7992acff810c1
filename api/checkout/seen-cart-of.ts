import type { SeenCart } from '#core/orders/seen-cart.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import { boughtLines } from './cart-to-deliver.ts';

/** Every amount of a cart, as it is compared with what the customer saw. */
export function seenCartOf(cart: PricedStoredCart): SeenCart {
  const { priced, settled, digest } = cart;
  return {
    digest,
    lines: boughtLines(cart).map(({ key, pack, child, product, quantity, net }) => ({
      key,
      quantity,
      net,
      item: child?.addOn?.id ?? product.id,
      program: pack.program?.id ?? null,
    })),
    shipping: priced.shipping,
    paymentFee: priced.paymentFee,
    buyback: settled.buyback,
    bonus: settled.bonus,
    due: settled.due,
    payout: settled.payout,
    codes: priced.applied.flatMap(({ code }) => code ?? []),
  };
}
