import type { MarketCode } from '#core/market/market.ts';
import type { RepairStatus } from '#core/service/repair-status.ts';
import { checkRepair } from './check-repair.ts';
import type { DayOfHistory } from './day-of-history.ts';
import type { Caller, PastShop } from './past-shop.ts';
import { imeiOf, personOf } from './people.ts';
import { claim, lend, takeIn } from './take-in-devices.ts';
import { jobOf } from './repair-job.ts';
import { wordsOf } from './words.ts';

/** Devices are announced or brought, estimated, repaired and handed out. */
export async function repairDevices(shop: PastShop, { number, left }: DayOfHistory): Promise<void> {
  const bench = await shop.signedIn('service_tech');
  const open: number[] = await shop
    .trx('repairs')
    .whereIn('status', [...Object.keys(nextOf), 'diagnosing', 'waiting_for_approval', 'ready'])
    .orderBy('id')
    .pluck('id');
  for (const id of open) {
    if (shop.dice.falls(0.8)) await shop.story('repair', () => goOn(shop, bench, id));
  }
  if (number % 2 === 0 || left === 0) await shop.story('repair announced', () => announce(shop));
  if (number % 3 === 0 || left === 0)
    await shop.story('repair taken in', () => takeIn(shop, bench));
  if (left === 0) {
    await shop.story('claim', () => claim(shop, bench));
    await shop.story('loan', () => lend(shop, bench));
  }
}

const nextOf: Partial<Record<RepairStatus, RepairStatus>> = {
  announced: 'received',
  received: 'diagnosing',
  approved: 'repairing',
  repairing: 'testing',
  testing: 'ready',
};

async function announce(shop: PastShop): Promise<void> {
  const { store, color, operation } = await jobOf(shop);
  const { phoneNumber: phone, ...person } = personOf(shop.deps.market.code, shop.dice);
  const { fault, accessories } = wordsOf(shop);
  await shop.call(shop.visitor(), 'repair-announce', {
    body: {
      ...person,
      phone,
      company: '',
      productColor: color,
      operations: [operation],
      way: 'bring',
      store,
      serial: imeiOf(shop.dice),
      fault: shop.dice.oneOf<string>(fault),
      accessories,
      hasBackup: true,
      acceptsDataLoss: true,
    },
  });
}

/** One step nearer to its owner. */
async function goOn(shop: PastShop, bench: Caller, id: number): Promise<void> {
  const params = { id };
  const { version, status, estimate } = await shop.call(bench, 'admin-repair', { params });
  if (status === 'diagnosing') await askOwner(shop, bench, id);
  else if (status === 'waiting_for_approval' && estimate) await answer(shop, id);
  else if (status === 'ready') await handOut(shop, bench, id);
  else {
    const to = nextOf[status];
    if (!to) return;
    if (status === 'received') await checkRepair(shop, bench, { id, phase: 'before' });
    if (status === 'testing') await checkRepair(shop, bench, { id, phase: 'after' });
    const body = { version, to, reason: '' };
    await shop.call(bench, 'admin-repair-move', { params, body });
  }
}

/** What the list of prices leaves open is priced at the bench; whole units. */
const benchPrices = { cz: 1_290, ro: 290 } as const satisfies Record<MarketCode, number>;

async function askOwner(shop: PastShop, bench: Caller, id: number): Promise<void> {
  const params = { id };
  const { version, lines } = await shop.call(bench, 'admin-repair', { params });
  const priced = lines.map(({ kind, operationId, productId, name, price, warrantyMonths }) => ({
    kind,
    operationId,
    productId,
    name,
    price: price ?? benchPrices[shop.deps.market.code],
    warrantyMonths,
  }));
  const body = { version, lines: priced };
  const written = await shop.call(bench, 'admin-repair-lines', { params, body });
  const asked = { version: written.version };
  await shop.call(bench, 'admin-repair-estimate', { params, body: asked });
}

/** Its owner agrees, mostly. */
async function answer(shop: PastShop, id: number): Promise<void> {
  const row = await shop.trx('repairs').where({ id }).first('code');
  if (!row) return;
  const [who, params] = [shop.visitor(), { code: row.code }];
  const { estimate } = await shop.call(who, 'repair', { params });
  if (!estimate || estimate.isExpired) return;
  const wanted = shop.dice.falls(0.85) ? estimate.lines.map((line) => line.id) : [];
  const body = { digest: estimate.digest, approved: wanted };
  await shop.call(who, 'repair-decide', { params, body });
}

async function handOut(shop: PastShop, bench: Caller, id: number): Promise<void> {
  const params = { id };
  const { version, bill } = await shop.call(bench, 'admin-repair', { params });
  if (bill && !bill.isPaid) {
    const by = shop.dice.falls(0.5) ? ('card' as const) : ('cash' as const);
    await shop.call(bench, 'admin-repair-pay', { params, body: { version, by } });
  }
  const { version: paid } = await shop.call(bench, 'admin-repair', { params });
  const { customer, handOut: paper } = await shop.call(bench, 'admin-repair-papers', { params });
  const { done } = wordsOf(shop);
  const signature = { digest: paper.digest, signer: customer, strokes: [], onPaper: done };
  const body = { version: paid, to: 'customer' as const, code: '', reason: done, signature };
  await shop.call(bench, 'admin-repair-hand-out', { params, body });
}
