import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiBase } from '#core/contract/endpoints.ts';
import { liveEventsPath } from '#core/contract/live-events.ts';
import { forgetEvents } from '#api/platform/live-events/forget-events.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import { addUnit } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '../../support/database.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { colleague, type Colleague } from '../changes/staff-call.ts';

let app: TestApp;
let jana: Colleague;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  jana = await colleague(app, 'catalogue_editor', 'Jana');
});

/** Reads a stream up to what is waited for; all of it so far comes back. */
async function openStream(who: Colleague, since?: string) {
  const headers = since === undefined ? {} : { 'last-event-id': since };
  const response = await who.client.fetch(apiBase + liveEventsPath, { headers });
  if (!response.body) throw new Error('the stream has no body');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (isThere: (text: string) => boolean): Promise<string> => {
    while (!isThere(text)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended after ${text}`);
      text += value;
    }
    return text;
  };
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    until: (part: string) => until((all) => all.includes(part)),
    async ended() {
      for (;;) if ((await reader.read()).done) return true;
    },
    close: () => reader.cancel(),
  };
}

const idBefore = (text: string, part: string) =>
  [...text.slice(0, text.indexOf(part)).matchAll(/^id: (\d+)$/gm)].at(-1)?.[1];

const writeUnit = (code: string) => jana.write((trx) => addUnit(trx, { code }));

it('tells what changed once it is committed, and who did it', async () => {
  const stream = await openStream(jana);
  expect(stream.type).toContain('text/event-stream');
  expect(await stream.until('event: ready')).toContain('retry: 3000');
  await writeUnit('mm');
  const text = await stream.until('"units"');
  expect(text).toContain(`data: {"topic":"units","ids":[1],"by":${String(jana.id)}}`);
  await stream.close();
});

it('goes on where a stream broke, with what was committed late by an older transaction', async () => {
  const { knex } = app.deps;
  const slow = await knex.transaction();
  await slow.raw(
    `select set_config('obmena.actor', ?, true), set_config('obmena.at', now()::text, true),
    set_config('obmena.call', 'test', true), set_config('obmena.request', 'test', true)`,
    [String(jana.id)],
  );
  await addUnit(slow, { code: 'slow' });
  const stream = await openStream(jana);
  await stream.until('event: ready');
  await writeUnit('mm');
  const seen = idBefore(await stream.until('"ids":[2]'), '"ids":[2]');
  await stream.close();
  await slow.commit();

  const again = await openStream(jana, seen);
  expect(await again.until('event: ready')).toContain('"ids":[1]');
  await again.close();
});

it('asks to read everything anew where the gap is older than what is kept', async () => {
  await writeUnit('mm');
  const { knex } = app.deps;
  await knex('live_events').update({ at: new Date('2026-11-19T12:00:00Z') });
  const first: { horizon: string } | undefined = await knex('live_events').first('horizon');
  await forgetEvents.run({}, app.deps);
  expect(await knex('live_events').select('id')).toEqual([]);
  for (const since of [String(first?.horizon), 'nonsense', '999999999999']) {
    const stream = await openStream(jana, since);
    expect(await stream.until('event: ready')).toContain('event: reset');
    await stream.close();
  }
});

it('tells nobody of what they may not read', async () => {
  const picker = await colleague(app, 'picker', 'Karel');
  const stream = await openStream(picker);
  await stream.until('event: ready');
  await writeUnit('mm');
  const admin = await colleague(app, 'admin', 'Olga');
  await admin.write((trx) => addLocation(trx));
  expect(await stream.until('stock_locations')).not.toContain('units');
  await stream.close();
});

it('ends with the session, and lets only staff in', async () => {
  const stream = await openStream(jana);
  await stream.until('event: ready');
  await jana.client.post('auth-logout', {});
  expect(await stream.ended()).toBe(true);
  expect((await app.client().fetch(apiBase + liveEventsPath)).status).toBe(401);
  const customer = await colleague(app, 'customer', 'Tomas');
  expect((await customer.client.fetch(apiBase + liveEventsPath)).status).toBe(403);
});

it('ends when the session expired or its owner was shut out', async () => {
  const stream = await openStream(jana);
  await stream.until('event: ready');
  await app.deps.knex('users').where({ id: jana.id }).update({ is_active: false });
  await app.live.check();
  expect(await stream.ended()).toBe(true);
});
