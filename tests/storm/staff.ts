import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openSession } from '#api/platform/sessions/sessions.ts';
import type { Role } from '#core/permissions/roles.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import type { Storm } from './shared-storm.ts';

/** Somebody of the staff, who signs in anew for every round. */
export interface Colleague {
  readonly id: number;
  readonly role: Role;
}

export interface Crew {
  readonly admin: Colleague;
  readonly support: Colleague;
  readonly desk: Colleague;
}

export async function hire(knex: Knex): Promise<Crew> {
  const one = async (role: Role): Promise<Colleague> => {
    const { id } = await addUser(knex, { e_mail: `boure-${role}@obmena.example`, role });
    return { id, role };
  };
  return {
    admin: await one('admin'),
    support: await one('support'),
    desk: await one('buyback_desk'),
  };
}

/** A session a moment old; the clock of the shop may be an hour ahead of ours. */
async function clientOf(storm: Storm, knex: Knex, colleague: Colleague): Promise<TestClient> {
  const now = new Date();
  const lifeMs = 12 * 3_600_000;
  // The clock leaps by an hour, and nobody is there to prove a second factor anew.
  const later = { lifeMs, secondFactorAt: new Date(now.getTime() + lifeMs) };
  const { token } = await openSession(knex, colleague, now, later);
  // Nobody is idle in a storm.
  await knex('sessions')
    .where({ user_id: colleague.id })
    .update({ last_seen_at: new Date(now.getTime() + 7_200_000), locked_at: null });
  const client = createTestClient(storm.url);
  client.cookies.set('session', token);
  /** As always, and what is refused is remembered once for each kind of call. */
  const change: TestClient['change'] = async (path, body, headers) => {
    const answer = await client.change(path, body, headers);
    const kind = `${colleague.role} ${path.replaceAll(/\d+/g, '…')} ${String(answer.status)}`;
    if (!answer.ok && !storm.refusals.has(kind)) storm.refusals.set(kind, await answer.text());
    return answer;
  };
  return { ...client, change };
}

type Step = (client: TestClient) => Promise<unknown>;

/** Works on until the end; what fails in the storm is done again in the next round. */
export async function workOnAndOn(
  storm: Storm,
  knex: Knex,
  colleague: Colleague,
  step: Step,
): Promise<void> {
  while (!storm.isOver()) {
    await clientOf(storm, knex, colleague)
      .then(step)
      .catch((error: unknown) => {
        storm.refusals.set(`${colleague.role}: ${String(error)}`.slice(0, 160), '');
      });
    await wait(300);
  }
}

const next: Readonly<Record<string, string>> = {
  confirmed: 'picking',
  picking: 'packed',
  packed: 'handed_over',
  handed_over: 'delivered',
};

/** Two clicks on one button. */
const twice = (client: TestClient, path: string, body: object) =>
  Promise.all([1, 2].map(() => client.change(path, body)));

async function moveOrders(knex: Knex, client: TestClient): Promise<void> {
  const rows = await knex('orders')
    .whereIn('status', Object.keys(next))
    .orderByRaw('random()')
    .limit(8)
    .select('id', 'version', 'status');
  const walks = rows.map(({ id, version, status }) => walk(client, { id, version, status }));
  await Promise.all(walks);
}

/** Through all that is left, with two clicks on every button; whoever was faster is seen in the next round. */
async function walk(
  client: TestClient,
  from: { readonly id: number; readonly version: number; readonly status: string },
): Promise<void> {
  let { version } = from;
  const path = `order/admin/orders/${String(from.id)}/move/`;
  for (let to = next[from.status]; to !== undefined; to = next[to], version += 1) {
    const body = { version, to, reason: 'bouře' };
    const [first, second] = await twice(client, path, body);
    if (first?.ok !== true && second?.ok !== true) return;
  }
}

async function refundOrders(knex: Knex, client: TestClient): Promise<void> {
  const rows = await knex('orders')
    .where({ status: 'delivered' })
    .whereIn('payment_status', ['paid', 'partly_refunded'])
    .orderByRaw('random()')
    .limit(2)
    .select('id', 'version');
  const pieces = [{ position: 0, quantity: 1 }];
  const refunds = rows.map(({ id, version }) => {
    const body = { version, pieces, reason: 'vada', include_shipping: true };
    return twice(client, `order/admin/orders/${String(id)}/refund/`, body);
  });
  await Promise.all(refunds);
}

async function closeWithdrawals(knex: Knex, client: TestClient): Promise<void> {
  const open = knex('withdrawals').whereIn('status', ['requested', 'received']).limit(4);
  const found: { id: number; version: number; status: string }[] = await open.select(
    'id',
    'version',
    'status',
  );
  const closings = found.map(({ id, version, status }) => {
    const to = status === 'requested' ? 'received' : 'refunded';
    return twice(client, `order/admin/withdrawals/${String(id)}/`, { version, to });
  });
  await Promise.all(closings);
}

/** Releases what others have prepared, twice at once. */
async function release(knex: Knex, client: TestClient): Promise<void> {
  const waiting = knex('prepared_acts').where({ status: 'waiting' }).limit(4);
  const found: { id: number; version: number }[] = await waiting.select('id', 'version');
  const releases = found.map(({ id, version }) => {
    const body = { version, to: 'released', note: '' };
    return twice(client, `admin/prepared-acts/${String(id)}/`, body);
  });
  await Promise.all(releases);
}

/** Takes devices in and inspects them: every third is worse than its seller said. */
async function inspect(storm: Storm, knex: Knex, client: TestClient): Promise<void> {
  const { device } = storm.goods;
  const sales = knex('buybacks').where('note', '').whereIn('status', waitingFor).limit(5);
  for (const { id, version, status } of await sales.select('id', 'version', 'status')) {
    const body = { status: status === 'submitted' ? 'awaiting_device' : 'received', version };
    const path = `admin/buyback/${String(id)}/`;
    if (status !== 'received') await client.change(`${path}move/`, { ...body, reason: 'bouře' });
    else {
      const found = id % 3 === 0 ? device.worse : device.best;
      const seen = { device_condition_choices: found, note: '', version };
      await twice(client, `${path}inspect/`, seen);
    }
  }
}
const waitingFor = ['submitted', 'awaiting_device', 'received'] as const;

/** Says of goods at the door, twice at once, that the courier has the device, or has not. */
async function sayOfDoors(knex: Knex, client: TestClient): Promise<void> {
  const left = knex('order_exchanges as x')
    .join('orders as o', 'o.id', 'x.order_id')
    .where('x.state', 'agreed')
    .whereIn('o.status', ['handed_over', 'delivered'])
    .limit(5);
  for (const { id, version } of await left.select('o.id', 'o.version')) {
    const path = `order/admin/orders/${String(id)}/door-exchange/`;
    const body = { version, to: id % 4 === 0 ? 'missed' : 'taken', number: '', reason: '' };
    await twice(client, path, body);
  }
}

/** Pays for devices by two people, and says twice that the bank did. */
async function payOut(knex: Knex, desk: TestClient, admin: TestClient): Promise<void> {
  const ids: number[] = await knex('buybacks')
    .whereIn('status', ['accepted', 'payout_pending'])
    .limit(10)
    .pluck('id');
  if (ids.length === 0) return;
  const body = { kind: 'some' as const, ids };
  const selectionOf = async (who: TestClient) =>
    (await who.post('grid-payouts-select', { body })).id;
  await desk.post('payout-prepare', { body: { selectionId: await selectionOf(desk) } });
  const { order } = await admin.post('payout-release', {
    body: { selectionId: await selectionOf(admin) },
  });
  if (!order) return;
  const paid = () => admin.post('payout-paid', { params: { id: order.id } });
  await Promise.allSettled([paid(), paid()]);
}

/** What the staff do all the time, as far as it was wished for. */
export function staffWork(storm: Storm, knex: Knex, crew: Crew): Promise<void>[] {
  const { wish } = storm;
  const work = (who: Colleague, step: Step) => workOnAndOn(storm, knex, who, step);
  return [
    work(crew.admin, (client) => moveOrders(knex, client)),
    ...(wish.has('refunds')
      ? [
          work(crew.support, (client) => refundOrders(knex, client)),
          work(crew.admin, (client) => release(knex, client)),
        ]
      : []),
    ...(wish.has('withdrawals')
      ? [work(crew.support, (client) => closeWithdrawals(knex, client))]
      : []),
    ...(wish.has('swaps')
      ? [
          work(crew.admin, (client) => inspect(storm, knex, client)),
          work(crew.support, (client) => sayOfDoors(knex, client)),
          work(crew.desk, async (client) =>
            payOut(knex, client, await clientOf(storm, knex, crew.admin)),
          ),
        ]
      : []),
  ];
}
