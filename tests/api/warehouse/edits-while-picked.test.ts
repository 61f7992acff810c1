import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editPath } from '#tests/api/orders/edit-steps.ts';
import {
  answerOf,
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash, rowOf } from '#tests/api/orders/order-steps.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addCrates, eanOf, newStaff, scan, startRound } from './picking-steps.ts';

let app: TestApp;
let office: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1');
  office = await signIn(app, 'support');
});
afterAll(() => app.close());

const write = (note: string, seen: string) =>
  office.change('order/admin/orders/1/note/', { note, seen }).then(answerOf);

/** A picker with the crate of two cases. */
async function picking() {
  const ean = await eanOf(app, items.case);
  await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 2]] });
  const picker = await newStaff(app, 'picker');
  const round = await startRound(picker);
  const id = round?.id ?? 0;
  await scan(picker, id, 'B-1');
  return { picker, id, ean };
}

it('keeps the note that the office writes and what is scanned meanwhile (T-WH-11)', async () => {
  const { picker, id, ean } = await picking();
  const { version } = (await rowOf(app, 'orders')) as { version: number }; // a column of it
  const [said, scanned] = await Promise.all([write('zvonit u sousedů', ''), scan(picker, id, ean)]);
  expect(said).toEqual({ status: 200, body: { note: 'zvonit u sousedů' } });
  expect(scanned.answer.outcome).toBe('counted');
  expect((await scan(picker, id, ean)).answer.outcome).toBe('round_done');
  expect(await rowOf(app, 'orders')).toMatchObject({ note: 'zvonit u sousedů', version });
  expect(await rowOf(app, 'picks')).toMatchObject({ status: 'picked' });
});

it('lets the second of two who write the note know of the first, and overwrites nothing', async () => {
  await picking();
  const both = await Promise.all([write('první', ''), write('druhá', '')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = both.find(({ status }) => status === 200)?.body;
  const refused = both.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ current: kept });
  expect(await rowOf(app, 'orders')).toMatchObject({ note: kept?.['note'] });
});

it('refuses another number of pieces of a line that is picked (T-WH-11)', async () => {
  const { picker, id, ean } = await picking();
  await scan(picker, id, ean);
  const { version } = (await rowOf(app, 'orders')) as { version: number }; // a column of it
  const seen = { total: 1, to_pay: 1, refund: 0 };
  const lines = [{ position: 0, quantity: 1 }];
  const edit = { version, lines, reason: 'po telefonu', seen };
  expect(await office.change(editPath, edit).then(answerOf)).toMatchObject({
    status: 409,
    body: { detail: 'Objednávku už má v rukou sklad. Upravit ji nejde.' },
  });
  expect(await rowOf(app, 'order_lines')).toMatchObject({ quantity: 2 });
  expect((await scan(picker, id, ean)).answer.outcome).toBe('round_done');
});
