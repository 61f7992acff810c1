import { visitorHash } from '#api/platform/http/csrf.ts';
import { addDiscount, addDiscountCode } from '#tests/support/factories/prices.ts';
import { addCart, addCartCode, addCartPackage } from '#tests/support/factories/sales.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { bodyOf, items } from './order-fixture.ts';

export interface ReadyCart {
  readonly client: TestClient;
  readonly body: Awaited<ReturnType<typeof bodyOf>>;
}

/**
 * Visitors with one case in the cart, a courier and cash chosen, and a code entered; the carts are
 * stored at once, because hundreds of them take long to be clicked together.
 */
export async function readyCarts(
  app: TestApp,
  count: number,
  codeId: number,
): Promise<ReadyCart[]> {
  const { knex } = app.deps;
  const clients = Array.from({ length: count }, () => app.client());
  for (const client of clients) {
    await client.csrf();
    const cart = await addCart(knex, {
      visitor_hash: visitorHash(client.cookies.get('visitor') ?? ''),
      delivery_code: 'courier',
      payment_code: 'cash-on-delivery',
    });
    await addCartPackage(knex, { cart_id: cart.id, product_id: items.case });
    await addCartCode(knex, { cart_id: cart.id, code_id: codeId });
  }
  const ready: ReadyCart[] = [];
  for (const client of clients) {
    ready.push({ client, body: await bodyOf(client, { payment: 'cash-on-delivery' }) });
  }
  return ready;
}

/** A discount of 100 with one code; answers the code's id. */
export async function insertCode(
  { deps: { knex } }: TestApp,
  limits: { readonly max_uses: number | null; readonly uses?: number },
): Promise<number> {
  const discount = await addDiscount(knex, { discount_type: 'absolute', discount_value: 100 });
  const code = { code: 'aB3dE6gH9k', ...limits };
  const { id } = await addDiscountCode(knex, { ...code, discount_id: discount.id });
  return id;
}
