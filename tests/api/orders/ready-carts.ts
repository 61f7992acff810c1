import { visitorHash } from '#api/platform/http/csrf.ts';
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
    const [cart] = await knex('carts')
      .insert({
        visitor_hash: visitorHash(client.cookies.get('visitor') ?? ''),
        delivery_code: 'courier',
        payment_code: 'cash-on-delivery',
      })
      .returning<{ id: number }[]>('id');
    if (!cart) throw new Error('a cart was not stored');
    await knex('cart_packages').insert({
      cart_id: cart.id,
      product_id: items.case,
      quantity: 1,
      configuration_key: '',
    });
    await knex('cart_codes').insert({ cart_id: cart.id, code_id: codeId });
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
  const [discount] = await knex('discounts')
    .insert({
      marketing_name_cs: 'Sleva',
      marketing_name_ro: 'Reducere',
      discount_type: 'absolute',
      discount_value: 100,
    })
    .returning<{ id: number }[]>('id');
  const code = { code: 'aB3dE6gH9k', code_key: 'ab3de6gh9k', ...limits };
  const [row] = await knex('discount_codes')
    .insert({ ...code, discount_id: discount?.id })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('the code was not stored');
  return row.id;
}
