import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { DayOfHistory } from './day-of-history.ts';
import type { Caller, PastShop } from './past-shop.ts';
import { wordsOf } from './words.ts';

interface OpenSale {
  readonly id: number;
  readonly version: number;
  readonly status: BuybackStatus;
}

/** The desk takes devices in, inspects them and pays; sellers answer what they are offered instead. */
export async function inspectDevices(shop: PastShop, { number }: DayOfHistory): Promise<void> {
  const boss = await shop.signedIn('admin');
  const open: OpenSale[] = await shop
    .trx('buybacks')
    .whereIn('status', ['submitted', 'awaiting_device', 'received'])
    .orderBy('id')
    .select('id', 'version', 'status');
  for (const sale of open) {
    if (shop.dice.falls(0.8)) await shop.story('inspection', () => goOn(shop, boss, sale));
  }
  await shop.story('counter-offers', () => decide(shop));
  if (number % 2 === 1) await shop.story('payouts', () => payOut(shop));
}

async function goOn(
  shop: PastShop,
  boss: Caller,
  { id, version, status }: OpenSale,
): Promise<void> {
  const params = { id };
  if (status !== 'received') {
    const gone = shop.dice.falls(0.1);
    const next = status === 'submitted' ? ('awaiting_device' as const) : ('received' as const);
    const body = {
      status: gone ? ('cancelled' as const) : next,
      version,
      reason: wordsOf(shop).done,
    };
    await shop.call(boss, 'admin-buyback-move', { params, body });
    return;
  }
  const { answers } = await answersOf(shop, boss, id);
  const body = { deviceConditionChoices: answers, note: wordsOf(shop).inspected, version };
  await shop.call(boss, 'admin-buyback-inspect', { params, body });
}

/** Mostly what the seller said, else the next worse answer to a question. */
async function answersOf(shop: PastShop, boss: Caller, id: number) {
  const { deviceConditions } = await shop.call(boss, 'admin-buyback-detail', { params: { id } });
  const isWorse = shop.dice.falls(0.5);
  const answers = Object.values(deviceConditions).flatMap(({ choices, value: said }) => {
    const good = choices.filter(({ appraisalResult }) => appraisalResult !== null);
    const at = good.findIndex(({ value }) => value === said);
    return good[Math.min(good.length - 1, Math.max(0, at) + (isWorse ? 1 : 0))]?.value ?? [];
  });
  return { answers };
}

async function decide(shop: PastShop): Promise<void> {
  const codes: string[] = await shop
    .trx('counter_offers')
    .where({ decision: 'open' })
    .orderBy('id')
    .limit(5)
    .pluck('code');
  for (const code of codes) {
    const chance = shop.dice.roll();
    if (chance > 0.6) continue;
    const body = { decision: chance < 0.45 ? ('accept' as const) : ('refuse' as const) };
    await shop.call(shop.visitor(), 'buyback-counter-offer-decide', { params: { code }, body });
  }
}

/** One prepares, another releases, and the bank says that it paid. */
async function payOut(shop: PastShop): Promise<void> {
  const ids: number[] = await shop
    .trx('buybacks')
    .where('status', 'accepted')
    .orderBy('id')
    .limit(10)
    .pluck('id');
  if (ids.length === 0) return;
  const select = { body: { kind: 'some' as const, ids } };
  const [desk, boss] = [await shop.signedIn('buyback_desk'), await shop.signedIn('admin')];
  const { id: mine } = await shop.call(desk, 'grid-payouts-select', select);
  await shop.call(desk, 'payout-prepare', { body: { selectionId: mine } });
  const { id: theirs } = await shop.call(boss, 'grid-payouts-select', select);
  const { order } = await shop.call(boss, 'payout-release', { body: { selectionId: theirs } });
  if (order && shop.dice.falls(0.8)) {
    await shop.call(boss, 'payout-paid', { params: { id: order.id } });
  }
}
