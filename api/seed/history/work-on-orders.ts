import type { OrderStatus } from '#core/orders/order-status.ts';
import type { DayOfHistory } from './day-of-history.ts';
import type { Caller, PastShop } from './past-shop.ts';
import { wordsOf } from './words.ts';

interface OpenOrder {
  readonly id: number;
  readonly version: number;
  readonly status: OrderStatus;
  readonly number: string;
  readonly due: number;
  readonly delivery: string;
}

const readOpen = (shop: PastShop): Promise<OpenOrder[]> =>
  shop
    .trx('orders')
    .whereIn('status', [...Object.keys(shares), 'awaiting_payment'])
    .orderBy('id')
    .select('id', 'version', 'status', 'number', 'due', 'delivery_code as delivery');

/** Which share of the orders of a state goes on in one day. */
const shares: Partial<Record<OrderStatus, number>> = {
  confirmed: 0.9,
  picking: 0.92,
  packed: 0.92,
  handed_over: 0.85,
  ready_for_pickup: 0.8,
};

function nextOf({ status, delivery }: OpenOrder): OrderStatus | null {
  switch (status) {
    case 'confirmed':
      return 'picking';
    case 'picking':
      return 'packed';
    case 'packed':
      return delivery === 'store' ? 'ready_for_pickup' : 'handed_over';
    case 'handed_over':
    case 'ready_for_pickup':
      return 'delivered';
    default:
      return null;
  }
}

/** The staff see to what came on the days before: transfers of the bank first, then what is to be packed and brought. */
export async function workOnOrders(shop: PastShop, { left }: DayOfHistory): Promise<void> {
  const boss = await shop.signedIn('admin');
  const support = await shop.signedIn('support');
  // The last day's wait for whoever looks at the shop first.
  if (left > 0) await releaseActs(shop, boss);
  for (const order of await readOpen(shop)) {
    if (order.status === 'awaiting_payment')
      await shop.story('transfer', () => book(shop, support, order));
    else await shop.story('move', () => moveOn(shop, boss, order));
  }
}

/** What somebody else prepared is released, but for what came last. */
async function releaseActs(shop: PastShop, boss: Caller): Promise<void> {
  const waiting = shop.trx('prepared_acts').where('status', 'waiting').orderBy('id');
  for (const { id, version } of await waiting.select('id', 'version')) {
    if (shop.dice.falls(0.2)) continue;
    const body = { version, to: 'released' as const, note: '' };
    await shop.story('release', () =>
      shop.call(boss, 'prepared-act-decide', { params: { id }, body }),
    );
  }
}

async function book(
  shop: PastShop,
  support: Caller,
  { number, due, id }: OpenOrder,
): Promise<void> {
  const movement = `past-${String(id)}`;
  const kept = await shop
    .trx('prepared_acts')
    .where({ subject: `transfer:${movement}`, status: 'waiting' })
    .first('id');
  if (kept || !shop.dice.falls(0.6)) return;
  const body = { movement, variableSymbol: number, amount: due };
  await shop.call(support, 'admin-bank-transfer', { body });
}

/** Through as many states as a day allows. */
async function moveOn(shop: PastShop, boss: Caller, order: OpenOrder): Promise<void> {
  let { version, status } = order;
  const params = { id: order.id };
  for (;;) {
    const to = nextOf({ ...order, status });
    if (to === null || !shop.dice.falls(shares[status] ?? 0)) return;
    const body = { version, to, reason: wordsOf(shop).done };
    const moved = await shop.call(boss, 'admin-order-move', { params, body });
    ({ version, status } = moved);
    if (to === 'handed_over' || to === 'ready_for_pickup') return;
  }
}
