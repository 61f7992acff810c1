import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  announce,
  deskOf,
  newestId,
  prepareRepairShop,
  startRepairApp,
  toReady,
} from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it.each(['cs', 'ro'])(
  'tell in %s what happens to a device, and where to look',
  async (language) => {
    const client = app.client();
    client.cookies.set('language', language);
    const { code } = await announce(client);
    const id = await newestId(app);
    const desk = await deskOf(app);
    const sendAll = () => app.deps.jobs.runDue();
    await sendAll();
    await desk.move(id, 'received', 'diagnosing');
    await desk.estimate(id);
    await sendAll();
    const { estimate } = await client.get('repair', { params: { code } });
    const body = {
      digest: estimate?.digest ?? '',
      approved: estimate?.lines.map((line) => line.id) ?? [],
    };
    await client.post('repair-decide', { params: { code }, body });
    await desk.move(id, 'waiting_for_parts');
    await sendAll();
    await desk.move(id, ...toReady);
    await sendAll();
    await desk.pay(id, 'cash');
    await desk.handOut(id, { reason: 'doklad' });
    await sendAll();
    const kinds: string[] = await app.deps
      .knex('mails')
      .whereNotNull('sent_at')
      .orderBy('id')
      .pluck('kind');
    expect(kinds).toEqual([
      ...['repair-announced', 'repair-received', 'repair-estimate', 'repair-approved'],
      ...['repair-parts', 'repair-ready', 'repair-handed-out'],
    ]);
    expect(await app.deps.knex('mails').whereNull('sent_at')).toEqual([]);
    expect(app.logs.filter((line) => line.includes('a job failed'))).toEqual([]);
  },
);
