import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { orderMailKinds } from '#api/orders/mails/order-mails.ts';
import { watchExchanges } from '#api/orders/jobs/watch-exchanges.ts';
import { watchUnpaidRests } from '#api/orders/jobs/watch-unpaid-rests.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openDoorExchanges } from './door-exchange-steps.ts';
import { startOrderApp } from './order-fixture.ts';
import { openUnpaidRests } from './unpaid-rest-steps.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openUnpaidRests>>;
let before: Record<string, unknown> = {};
beforeAll(async () => {
  app = await startOrderApp();
});
afterAll(() => app.close());

const open = async (said: 'accept' | 'keep_device' = 'accept') => {
  at = await openUnpaidRests(app, said);
  before = await at.order();
};
beforeEach(() => open());

const prepare = async (who = at.support, reason = 'nedobytné') => {
  const { id, version } = await at.order();
  return who.post('admin-order-rest-write-off', {
    params: { id: Number(id) },
    body: { version: Number(version), reason },
  });
};
const released = (id: number, who = at.desk.admin, version = 1) =>
  who.post('prepared-act-decide', {
    params: { id },
    body: { version, to: 'released' as const, note: '' },
  });
/** Pays by a transfer that the bank's statement has, whoever typed it. */
const transfer = async (amount: number) => {
  const variableSymbol = String((await at.order())['number']);
  const body = { movement: `FIO-${String(amount)}`, variableSymbol, amount };
  const { prepared } = await at.support.post('admin-bank-transfer', { body });
  if (prepared !== null) await released(prepared.id);
};
const writeOff = async () => {
  const { prepared } = await prepare();
  await released(prepared?.id ?? 0);
};

describe('a rest that two people write off', () => {
  beforeEach(() => at.late());

  it('is due no more, and closes the case', async () => {
    await writeOff();
    const due = Number(before['due']) - 2_700;
    expect(await at.order()).toMatchObject({
      due,
      to_pay: null,
      rest_written_off: 2_700,
      payment_status: 'paid',
      status: 'delivered',
    });
    expect(await at.waiting()).toMatchObject({ waiting: 0 });
    const { exchange } = await at.detail();
    expect(exchange).toMatchObject({ toPay: null, restToWriteOff: null, restWrittenOff: 2_700 });
    expect((await at.view(at.code)).payment).toMatchObject({ canPay: false });
    expect(await at.sale()).toMatchObject({ status: 'accepted', price: 3_200 });
  });

  it('is told to its customer once, in words that say that nothing is owed', async () => {
    await writeOff();
    await at.settle();
    const kinds = await at.mails();
    expect(kinds.filter((kind) => kind === 'order-exchange-written-off')).toHaveLength(1);
    for (const [language, owes] of [
      ['cs', /2.700.Kč za objednávku/u],
      ['ro', /2.700.\S+ pentru comanda/u],
    ] as const) {
      const subjectKey = `order:${String(before['id'])}`;
      const about = { id: 1, kind: 'order-exchange-written-off', recipient: 'jana@example.com' };
      const mail = { ...about, subjectKey, createdAt: app.clock.now, language };
      const content = await orderMailKinds['order-exchange-written-off']?.(mail, app.deps);
      expect(content?.text).toMatch(owes);
      expect(`${content?.subject ?? ''} ${content?.text ?? ''}`).not.toMatch(/[{}]/);
    }
  });

  it('stands in the history with its sum, its reason and both people', async () => {
    await writeOff();
    const { history } = await at.detail();
    const texts = history.map(({ text }) => text);
    expect(texts.some((text) => /^Odepsán doplatek 2.700/u.test(text))).toBe(true);
    expect(history.map(({ reason }) => reason)).toContain('nedobytné');
    expect(texts).toContain('Připravené peníze uvolněny');
    const acts = app.deps.knex('prepared_acts').where({ act: 'rest_write_off' });
    const [act] = await acts.select('prepared_by', 'decided_by');
    expect(act?.decided_by).not.toBe(act?.prepared_by);
  });

  it('is less by what came in part, which then pays the order', async () => {
    await transfer(1_500);
    expect(await at.order()).toMatchObject({ payment_status: 'mismatch', to_pay: 2_700 });
    expect((await at.detail()).exchange).toMatchObject({ restToWriteOff: 1_200 });
    await writeOff();
    const due = Number(before['due']) - 1_200;
    expect(await at.order()).toMatchObject({ due, to_pay: null, rest_written_off: 1_200 });
    const captured = app.deps.knex('payments').where({ status: 'captured' });
    const [row] = await captured.sum<{ sum: string }[]>({ sum: 'captured_amount' });
    expect(Number(row?.sum)).toBe(due);
  });

  it('is not asked for again, and money that comes for it goes back', async () => {
    await writeOff();
    await transfer(2_700);
    const refunds = await app.deps.knex('refunds').select('amount', 'reason');
    expect(refunds).toEqual([{ amount: 2_700, reason: 'captured_twice' }]);
  });

  it('leaves all the money that came to go back where all goods come back (T-REF-5)', async () => {
    await writeOff();
    const { due } = await at.order();
    await at.returnAll();
    const refunds = await app.deps.knex('refunds').orderBy('id').pluck('amount');
    expect(refunds).toEqual([3_200, due]);
  });
});

describe('a device that lay here as a pledge', () => {
  beforeEach(async () => {
    await open('keep_device');
    await at.late();
  });

  it('stays until its rest is written off, and goes home free of charge then (T-BUY-22)', async () => {
    expect((await refusalOf(at.desk.move('returning'))).status).toBe(409);
    await writeOff();
    await at.settle();
    expect(await at.order()).toMatchObject({ to_pay: null, rest_written_off: 5_900 });
    expect(await at.sale()).toMatchObject({ status: 'returning' });
    await at.desk.move('returned');
    expect(await at.sale()).toMatchObject({ status: 'returned' });
    const paid = await app.deps.knex('buyback_payouts').pluck('buyback_id');
    expect(paid).toEqual([]);
  });

  it('goes home whatever becomes of the goods after that', async () => {
    await writeOff();
    await at.returnAll();
    await at.settle();
    expect(await at.order()).toMatchObject({ status: 'returned' });
    expect(await at.sale()).toMatchObject({ status: 'returning' });
  });
});

describe('a thief', () => {
  beforeEach(() => at.late());

  const isUntouched = async () => {
    const { due } = before;
    expect(await at.order()).toMatchObject({ due, to_pay: 2_700, rest_written_off: 0 });
  };

  it('who is the customer writes nothing off, by the order’s link or by the staff’s call', async () => {
    const path = `order/admin/orders/${String(before['id'])}/rest-write-off/`;
    const body = { version: 1, reason: 'x' };
    expect((await at.client.change(path, body)).status).toBe(401);
    expect((await at.client.change(`order/${at.code}/rest-write-off/`, body)).status).toBe(404);
    const customer = await newStaff(app, 'customer');
    expect((await customer.change(path, body)).status).toBe(403);
    await isUntouched();
  });

  it('who does not handle money prepares nothing', async () => {
    const roles = ['picker', 'packer', 'warehouse_supervisor'] as const;
    const others = await Promise.all(roles.map((role) => signIn(app, role)));
    for (const who of [at.desk.desk, ...others]) {
      expect((await refusalOf(prepare(who))).status).toBe(403);
    }
    await isUntouched();
  });

  it('who prepares it does not release it, also as an admin, nor prepare it twice', async () => {
    const { prepared } = await prepare();
    expect(await refusalOf(released(prepared?.id ?? 0, at.support))).toMatchObject({ status: 403 });
    expect((await refusalOf(prepare())).status).toBe(409);
    await isUntouched();
    await at.support.post('prepared-act-decide', {
      params: { id: prepared?.id ?? 0 },
      body: { version: 1, to: 'called_off', note: '' },
    });
    const own = await prepare(at.desk.admin);
    expect(await refusalOf(released(own.prepared?.id ?? 0))).toMatchObject({ status: 403 });
    await isUntouched();
  });

  it('who releases it twice at once writes it off once', async () => {
    const { prepared } = await prepare();
    const id = prepared?.id ?? 0;
    const ends = await Promise.allSettled([released(id), released(id), released(id)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusalOf(released(id, at.desk.admin, 2))).status).toBe(409);
    const due = Number(before['due']) - 2_700;
    expect(await at.order()).toMatchObject({ due, rest_written_off: 2_700 });
  });

  it('who pays, in part or whole, while it waits does not keep the sum of before', async () => {
    const { prepared } = await prepare();
    await transfer(1_500);
    expect((await refusalOf(released(prepared?.id ?? 0))).status).toBe(409);
    await isUntouched();
    await at.settle();
    await transfer(2_700);
    expect((await refusalOf(released(prepared?.id ?? 0))).status).toBe(409);
    const { due } = before;
    expect(await at.order()).toMatchObject({ due, to_pay: null, rest_written_off: 0 });
  });

  it('who says no reason, or a stale version, is refused', async () => {
    expect((await refusalOf(prepare(at.support, '  '))).status).toBe(400);
    const stale = at.support.post('admin-order-rest-write-off', {
      params: { id: Number(before['id']) },
      body: { version: 1, reason: 'x' },
    });
    expect((await refusalOf(stale)).status).toBe(409);
    await isUntouched();
  });
});

it('is not written off before its day', async () => {
  expect((await at.detail()).exchange).toMatchObject({ restToWriteOff: null });
  expect((await refusalOf(prepare())).status).toBe(409);
});

it('is paid first by a device that comes after all, before its seller is (T-SWAP-5)', async () => {
  const door = await openDoorExchanges(app);
  at = { ...at, ...door };
  await at.onTheWay();
  const began = app.clock.now.getTime();
  await at.mark('missed');
  for (const [job, time] of [
    [watchExchanges, '2026-12-07T09:30:00Z'],
    [watchUnpaidRests, '2026-12-28T09:30:00Z'],
  ] as const) {
    app.clock.now = new Date(time);
    await job.run({}, app.deps);
  }
  app.clock.now = new Date(began + 60_000);
  expect(await at.order()).toMatchObject({ to_pay: 5_900 });
  await writeOff();
  await at.receive();
  expect(await at.sale()).toMatchObject({ status: 'accepted', price: 5_900 });
  expect(await at.desk.prepare()).toMatchObject({ prepared: 1, total: 0, refused: [] });
});
