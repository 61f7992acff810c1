import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payoutLimits } from '#core/buyback/payout.ts';
import { addOrder, addOrderBuyback } from '#tests/support/factories/orders.ts';
import { answersB, imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addPerson, password } from '../staff-session/staff-fixture.ts';
import { openDesk } from './buyback-desk.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  at = await openDesk(app);
  for (const number of [1, 2]) {
    await app.client().change('buyback/sell-online/', saleBody(imeiOf(number)));
    await at.move('received', { id: number });
    await at.inspect(answersB, { id: number });
  }
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const rows = async () => {
  const { results } = await at.desk.get('grid-payouts', { query: { sort: 'number' } });
  return results.map(({ number, stage, amount, preparedBy, releasedBy }) => ({
    number,
    stage,
    amount,
    preparedBy,
    releasedBy,
  }));
};
const releasedOrder = async () => {
  await at.prepare([1, 2]);
  const { order } = await at.release([1, 2]);
  if (!order) throw new Error('nothing was released');
  return order;
};

it('prepares what was selected and is accepted, and leaves out the rest with a reason', async () => {
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(3)));
  expect(await at.prepare([1, 2, 3])).toEqual({ prepared: 2, total: 11_800, refused: [] });
  expect(await at.prepare([1])).toMatchObject({ prepared: 0, refused: [{ id: 1 }] });
  expect((await at.detail()).history.at(-1)).toMatchObject({
    from: 'accepted',
    to: 'payout_pending',
    actor: 'Jana Nováková',
  });
  expect(await rows()).toMatchObject([
    { number: 1, stage: 'prepared', amount: 5_900, releasedBy: null },
    { number: 2, stage: 'prepared', amount: 5_900, releasedBy: null },
  ]);
});

it('lets nobody release what they prepared, whatever their role', async () => {
  await at.prepare([1], at.admin);
  await at.prepare([2]);
  const outcome = await at.release([1, 2]);
  expect(outcome).toMatchObject({
    released: 1,
    order: { count: 1, total: 5_900, open: 1, supervisedBy: null },
    refused: [{ id: 1, reason: 'Výplatu jste připravili vy, uvolnit ji musí někdo jiný.' }],
  });
  expect((await rows()).map(({ stage }) => stage)).toEqual(['prepared', 'released']);
  await expect(
    app.deps.knex.raw(
      'update buyback_payouts set released_by = prepared_by, payout_order_id = 1 where buyback_id = 1',
    ),
  ).rejects.toThrow('buyback_payouts_four_eyes');
});

it('keeps release, file and payment from whoever may not pay', async () => {
  await at.prepare([1]);
  const selectionId = await at.select(at.desk, [1]);
  const params = { id: 1 };
  for (const call of [
    at.desk.post('payout-release', { body: { selectionId } }),
    at.desk.post('payout-file', { params }),
    at.desk.post('payout-paid', { params }),
  ]) {
    expect((await refusalOf(call)).status).toBe(403);
  }
  expect((await refusalOf(at.admin.post('payout-release', { body: { selectionId } }))).status).toBe(
    400,
  );
});

it('asks for a supervisor above the limit, who neither prepared nor releases', async () => {
  const { knex } = app.deps;
  await knex('buybacks')
    .where({ id: 1 })
    .update({ price: payoutLimits.cz + 1 });
  const boss = await addPerson(app, 'warehouse_supervisor', 'vedouci');
  await at.prepare([1]);
  const selectionId = await at.select(at.admin, [1]);
  const release = (approval?: string) =>
    at.admin.post('payout-release', { body: { selectionId, approval } });
  expect(await refusalOf(release())).toMatchObject({
    status: 409,
    body: { detail: 'K tomu je třeba souhlas druhé osoby. Požádejte vedoucího.' },
  });
  const agree = async (subject: string) => {
    const body = { eMail: boss.eMail, password, action: 'buyback_over_limit', subject } as const;
    return (await at.admin.post('auth-supervisor', { body })).approval;
  };
  expect((await refusalOf(release(await agree('payouts:other')))).status).toBe(409);
  const approval = await agree(`payouts:${selectionId}`);
  await knex('buyback_payouts').update({ prepared_by: boss.id });
  expect((await refusalOf(release(approval))).status).toBe(409);
  await knex('buyback_payouts').update({ prepared_by: 1 });
  expect(await release(approval)).toMatchObject({ order: { supervisedBy: 'vedouci' } });
});

/** An order of 4 000 that took the first device, and one that took it before and let it go. */
const swapFirst = () =>
  app.deps.knex.transaction(async (trx) => {
    // Everything around the order is another feature's; only what was credited counts here.
    await trx.raw("set local session_replication_role = 'replica'");
    for (const number of ['7001', '7002']) {
      const order = await addOrder(trx, {
        number,
        cart_id: Number(number),
        status: 'delivered',
        payment_status: 'paid',
        delivery_code: 'store',
        total: 4_000,
        buyback_credit: 4_000,
        due: 0,
        payout: 1_900,
        placed_at: app.clock.now,
      });
      const releasedAt = number === '7001' ? app.clock.now : null;
      await addOrderBuyback(trx, {
        order_id: order.id,
        buyback_id: 1,
        amount: 5_900,
        released_at: releasedAt,
      });
    }
  });

it('pays only what a swap has left of the price', async () => {
  await swapFirst();
  expect(await at.prepare([1, 2])).toMatchObject({ prepared: 2, total: 1_900 + 5_900 });
  expect((await rows()).map(({ amount }) => amount)).toEqual([1_900, 5_900]);
});

it('writes the bank file with every account, each a reading on record, and keeps nothing of it', async () => {
  const order = await releasedOrder();
  const { name, contents } = await at.admin.post('payout-file', { params: { id: order.id } });
  expect(name).toBe(`${order.reference}.xml`);
  expect(contents.match(/<IBAN>CZ6508000000192000145399<\/IBAN>/g)).toHaveLength(3);
  expect(contents).toContain('<CtrlSum>11800.00</CtrlSum>');
  expect(contents).toContain('<Nm>Borivoj Zelenka</Nm>');
  const readings = await app.deps.knex('identity_readings').orderBy('buyback_id');
  expect(readings).toMatchObject(
    [1, 2].map((buyback_id) => ({
      buyback_id,
      field: 'bank_account',
      staff_id: 2,
      reason: `payment order ${order.reference}`,
    })),
  );
  const [{ text }] = (
    await app.deps.knex.raw<{ rows: { text: string }[] }>(
      `select coalesce(string_agg(to_jsonb(e)::text, ' '), '') ||
         (select string_agg(to_jsonb(o)::text, ' ') from payout_orders o) as text
       from change_entries e`,
    )
  ).rows as [{ text: string }]; // one row of an aggregate
  const kept = app.logs.join('\n') + text;
  expect(kept).not.toMatch(/2000145399|900115|204816357/);
  expect((await at.admin.get('payout-orders', {})).results).toMatchObject([
    { fileMadeAt: '2026-10-01T10:00:00.000Z', open: 2 },
  ]);
});

const inCyrillic = { firstName: 'Ян', lastName: 'Шевченко', accountHolder: '' };
/** As a sale was stored before anybody asked for the holder's name. */
const rename = (id: number, name: Readonly<Record<string, string>>) =>
  app.deps.knex.raw('update buybacks set contact = contact || ? where id = ?', [
    JSON.stringify(name),
    id,
  ]);

it('neither prepares nor releases what the bank could not read, and says what to do', async () => {
  const reason = 'Jméno příjemce banka nepřečte. Doplňte u výkupu jméno majitele účtu latinkou.';
  await rename(1, inCyrillic);
  expect(await at.prepare([1, 2])).toMatchObject({ prepared: 1, refused: [{ id: 1, reason }] });
  await rename(2, { firstName: '🙂' });
  expect(await at.release([2])).toMatchObject({ released: 0, refused: [{ id: 2, reason }] });
  const file = await at.desk.get('buyback-desk', { params: { id: 2 } });
  expect(file.needsAccountHolder).toBe(true);
  const write = (accountHolder: string, version = file.version) =>
    at.desk.post('buyback-account-holder', {
      params: { id: 2 },
      body: { accountHolder, version },
    });
  expect((await refusalOf(write('Ян Шевченко'))).status).toBe(400);
  expect((await refusalOf(write('Jan Zelenka', file.version - 1))).status).toBe(409);
  expect((await write('Ján Zelenka')).needsAccountHolder).toBe(false);
  const { order } = await at.release([2]);
  const { contents } = await at.admin.post('payout-file', { params: { id: order?.id ?? 0 } });
  expect(contents).toContain('<Cdtr><Nm>Jan Zelenka</Nm></Cdtr>');
});

it('pays nothing for a device that was bought for 0', async () => {
  await app.deps.knex('buybacks').where({ id: 1 }).update({ price: 0 });
  expect(await at.prepare([1])).toMatchObject({
    prepared: 0,
    refused: [{ reason: 'Za nulu nevykupujeme: zařízení vraťte, nebo ho zdarma zrecyklujte.' }],
  });
});

it('writes no file of an order that holds a name which the bank could not read', async () => {
  const order = await releasedOrder();
  await rename(1, inCyrillic);
  const refused = await refusalOf(at.admin.post('payout-file', { params: { id: order.id } }));
  expect(refused.status).toBe(409);
  expect(await app.deps.knex('identity_readings').count()).toEqual([{ count: 0 }]);
});

it('marks an order as paid by itself and in the history, and never twice', async () => {
  const order = await releasedOrder();
  const params = { id: order.id };
  expect(await at.admin.post('payout-paid', { params })).toEqual({ paid: 2, refused: [] });
  expect(await at.admin.post('payout-paid', { params })).toEqual({ paid: 0, refused: [] });
  expect((await at.detail(2)).history.at(-1)).toMatchObject({
    to: 'paid',
    reason: order.reference,
    actor: 'Jana Nováková',
  });
  expect(await app.deps.knex('products').count()).toEqual([{ count: 2 }]);
  expect((await refusalOf(at.admin.post('payout-file', { params }))).status).toBe(409);
  expect((await rows()).map(({ stage }) => stage)).toEqual(['paid', 'paid']);
});

it('makes no second payout of two people who prepare the same at once', async () => {
  const answers = await Promise.all([at.prepare([1, 2]), at.prepare([2, 1], at.admin)]);
  expect(answers.map(({ prepared }) => prepared).toSorted()).toEqual([0, 2]);
  expect(await app.deps.knex('buyback_payouts').count()).toEqual([{ count: 2 }]);
});
