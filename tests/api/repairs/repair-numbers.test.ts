import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { deskOf, prepareRepairShop, startRepairApp, takeIn, toReady } from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const hours = (count: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + count * 3_600_000);
};

/** A repair of the display with a promised day, done and paid, with so many hours before the last step. */
async function repaired(serial: string, promisedOn: string, wait: number) {
  const { row, id } = await takeIn(app, { serial });
  const desk = await deskOf(app);
  const { fault, look, accessories, version } = row;
  const [technicianId = 0]: number[] = await app.deps
    .knex('users')
    .where({ e_mail: 'service_tech@obmena.example' })
    .pluck('id');
  const body = {
    version,
    fault,
    look,
    accessories,
    technicianId,
    promisedOn,
    serial: '',
    unlockCode: '',
  };
  await desk.client.patch('admin-repair-change', { params: { id }, body });
  await desk.estimate(id);
  hours(wait);
  await desk.move(id, ...toReady);
  await desk.pay(id, 'cash');
  await desk.handOut(id, { reason: 'doklad' });
  return { desk, id };
}

it('counts time in states, promises, returns and revenue of the last days', async () => {
  await repaired(imeiOf(1), '2026-11-23', 2);
  await repaired(imeiOf(2), '2026-11-22', 4);
  // The first one comes again.
  hours(24);
  const { desk } = await takeIn(app, { serial: imeiOf(1) });
  const numbers = await desk.client.get('admin-repair-numbers', { query: { days: 30 } });
  expect(numbers).toMatchObject({
    days: 30,
    takenIn: 3,
    handedOut: 2,
    cameBack: 1,
    promised: { kept: 1, late: 1 },
    byOperation: [{ name: 'Výměna displeje', repairs: 2, revenue: 7_980 }],
    partsCost: 0,
  });
  expect(numbers.byTechnician.map(({ revenue }) => revenue)).toEqual([3_990, 3_990]);
  expect(numbers.states.find(({ status }) => status === 'approved')).toEqual({
    status: 'approved',
    left: 2,
    medianHours: 3,
  });
  hours(24 * 40);
  const later = await (
    await deskOf(app)
  ).client.get('admin-repair-numbers', { query: { days: 30 } });
  expect(later).toMatchObject({
    takenIn: 0,
    handedOut: 0,
    cameBack: 0,
    states: [],
    byOperation: [],
  });
});
