import { answerOf, items } from '#tests/api/orders/order-fixture.ts';
import { setStock } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';

interface Order {
  readonly due: number;
  readonly total: number;
  readonly status: string;
}

/** What the tests of replacements ask and do, in a shop that is set by then. */
export function replacementSteps(shop: () => TestApp) {
  const knex = () => shop().deps.knex;
  const theOrder = () => knex()('orders').first<Order>('due', 'total', 'status');
  const theOffer = () =>
    knex()('replacement_offers')
      .orderBy('id', 'desc')
      .first<{ code: string; status: string; refund: number; product_id: number }>();
  const heldOf = async (productId: number) =>
    (
      await knex()('stock')
        .where({ product_id: productId, place_id: 1 })
        .first<{ allocated: number }>('allocated')
    ).allocated;

  /** The same phone in another colour, two pieces of it at a price. */
  async function sister(price: number): Promise<number> {
    const other = await knex()('products as p')
      .join('master_products as v', 'v.id', 'p.master_product_id')
      .join('master_products as w', function same() {
        this.on('w.meta_master_id', 'v.meta_master_id').andOn('w.group_name', 'v.group_name');
      })
      .join('products as q', 'q.master_product_id', 'w.id')
      .where('p.id', items.phone)
      .whereNot('q.id', items.phone)
      .whereNull('q.sold_at')
      .orderBy('q.id')
      .first<{ id: number }>('q.id');
    await knex()('products').where({ id: other.id }).update({ price });
    await setStock(knex(), { product_id: other.id, place_id: 1 }, { on_hand: 2, allocated: 0 });
    return other.id;
  }

  async function answer(decision: 'accept' | 'refuse', client = shop().client()) {
    const { code } = await theOffer();
    return answerOf(await client.change(`replacement/${code}/answer/`, { decision }));
  }
  return { theOrder, theOffer, heldOf, sister, answer };
}
