import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { openHolds } from './hold-steps.ts';
import { startOrderApp } from './order-fixture.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openHolds>>;
let support: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openHolds(app);
  support = await signIn(app, 'support');
  const { code } = await at.held();
  await at.payRest(code);
});
afterAll(() => app.close());

const detail = async () => {
  const { id } = await at.order();
  return support.get('admin-order', { params: { id: Number(id) } });
};
const act = async (to: 'take' | 'release' | 'again', who = support) => {
  const { id, version } = await at.order();
  const body = { version: Number(version), to, reason: 'zákazník volal' };
  return who.post('admin-order-hold', { params: { id: Number(id) }, body });
};
const release = async () => {
  const { id, version } = await app.deps
    .knex('prepared_acts')
    .where({ status: 'waiting' })
    .first<{ id: number; version: number }>('id', 'version');
  return at.desk.admin.post('prepared-act-decide', {
    params: { id },
    body: { version, to: 'released', note: '' },
  });
};

it('shows the card and its history, and lets go of it alone while the goods are here', async () => {
  expect(await detail()).toMatchObject({ holdActs: ['release'], hold: { state: 'held' } });
  expect(await act('release')).toEqual({ prepared: null });
  await at.settle();
  expect(await at.order()).toMatchObject({ status: 'awaiting_device' });
  expect(await at.hold()).toMatchObject({ status: 'cancelled', ending: 'void' });
  const { history } = await detail();
  const said = history.map(({ text }) => text).join('\n');
  for (const words of ['Na kartě zablokováno', 'Blokace', 'Blokace ukončena uvolněním']) {
    expect(said).toContain(words);
  }
});

it('is taken by two people once the goods have left', async () => {
  await at.send();
  expect((await detail()).holdActs).toEqual(['take', 'release']);
  const { prepared } = await act('take');
  expect(prepared).not.toBeNull();
  expect(await at.hold()).toMatchObject({ ending: null });
  expect((await refusalOf(act('take'))).status).toBe(409);
  await release();
  await at.settle();
  expect(await at.hold()).toMatchObject({ status: 'captured', captured_amount: 5_900 });
  expect(await at.order()).toMatchObject({ payment_status: 'paid' });
});

it('is let go by two people once the goods have left, and its device is left to a promise', async () => {
  await at.send();
  await act('release');
  await release();
  await at.settle();
  expect(await at.hold()).toMatchObject({ status: 'cancelled' });
  expect(await at.order()).toMatchObject({ status: 'handed_over', buyback_credit: 5_900 });
});

it('is tried again where the gateway did not work, and taken once', async () => {
  await at.send();
  await act('take');
  await app.deps.knex('sandbox_payments').where({ is_hold: true }).update({ status: 'pending' });
  await release();
  await at.settle();
  await app.deps.knex('order_holds').update({ problem: 'answered 400', told_at: null });
  await app.deps.knex('sandbox_payments').where({ is_hold: true }).update({ status: 'held' });
  expect(await detail()).toMatchObject({ holdActs: ['again'], holdProblem: 'answered 400' });
  expect(await act('again')).toEqual({ prepared: null });
  await at.settle();
  expect(await at.hold()).toMatchObject({
    status: 'captured',
    captured_amount: 5_900,
    problem: null,
  });
});

it('is the act of those who give money back, of what they have seen', async () => {
  const picker = await signIn(app, 'picker');
  expect((await refusalOf(act('release', picker))).status).toBe(403);
  const { id } = await at.order();
  const stale = support.post('admin-order-hold', {
    params: { id: Number(id) },
    body: { version: 0, to: 'release', reason: '' },
  });
  expect([400, 409]).toContain((await refusalOf(stale)).status);
});
