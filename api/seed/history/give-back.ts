import type { DayOfHistory } from './day-of-history.ts';
import type { Caller, PastShop } from './past-shop.ts';
import { bankOf } from './people.ts';
import { wordsOf } from './words.ts';

interface Delivered {
  readonly id: number;
  readonly version: number;
  readonly code: string;
}

/** A few of what was delivered comes back, is paid back for a fault, or is reviewed. */
export async function giveBack(shop: PastShop, { number, left }: DayOfHistory): Promise<void> {
  const support = await shop.signedIn('support');
  await shop.story('withdrawals', () => close(shop, support));
  const orders: Delivered[] = await shop
    .trx('orders')
    .where({ status: 'delivered', payment_status: 'paid' })
    .whereNotNull('cart_id')
    .whereRaw('not exists (select from withdrawals w where w.order_id = orders.id)')
    .orderBy('id', 'desc')
    .limit(10)
    .select('id', 'version', 'code');
  if (orders.length === 0) return;
  const isLast = left === 0;
  if (isLast || number % 5 === 3) {
    await shop.story('withdrawal', () => withdraw(shop, shop.dice.oneOf(orders)));
  }
  if (isLast || number % 9 === 5) {
    await shop.story('refund', () => refund(shop, support, shop.dice.oneOf(orders)));
  }
}

async function withdraw(shop: PastShop, { code }: Delivered): Promise<void> {
  const who = shop.visitor();
  const params = { code };
  const pieces = [{ position: 0, quantity: 1 }];
  const { token } = await shop.call(who, 'order-withdrawal-preview', { params, body: { pieces } });
  const { bankAccountFullNumber, bankCode } = bankOf(shop.deps.market.code, shop.dice);
  const bankAccount = [bankAccountFullNumber, bankCode].filter((part) => part !== '').join('/');
  const body = { token, pieces, reason: '', bankAccount };
  await shop.call(who, 'order-withdraw', { params, body });
}

/** What came back is looked at on one day and paid on another. */
async function close(shop: PastShop, support: Caller): Promise<void> {
  const open = shop.trx('withdrawals').whereIn('status', ['requested', 'received']).orderBy('id');
  for (const { id, version, status } of await open.select('id', 'version', 'status')) {
    if (shop.dice.falls(0.5)) continue;
    const to = status === 'requested' ? ('received' as const) : ('refunded' as const);
    await shop.story('withdrawal closed', () =>
      shop.call(support, 'admin-withdrawal-close', { params: { id }, body: { version, to } }),
    );
  }
}

async function refund(shop: PastShop, support: Caller, order: Delivered): Promise<void> {
  const { id, version } = order;
  const pieces = [{ position: 0, quantity: 1 }];
  const body = { version, pieces, includeShipping: false, reason: wordsOf(shop).done };
  await shop.call(support, 'admin-order-refund', { params: { id }, body });
}
