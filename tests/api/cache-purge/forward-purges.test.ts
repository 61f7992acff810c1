import { pino } from 'pino';
import { expect, it } from 'vitest';
import { PurgeForwarder } from '#api/cache-purge/forward-purges.ts';
import type { Cdn, PurgeOutcome } from '#api/outside/fastly/cdn.ts';
import type { Purge } from '#core/cache-purge/purge-request.ts';

const failed: PurgeOutcome = { outcome: 'failed', problem: 'Fastly: HTTP 503' };

function forwarder(outcomes: PurgeOutcome[] = [], kind: Cdn['kind'] = 'fastly') {
  const sent: Purge[] = [];
  const lines: string[] = [];
  const cdn: Cdn = {
    kind,
    purge: (purge) => {
      sent.push(purge);
      return Promise.resolve(outcomes.shift() ?? { outcome: 'purged', requests: 1 });
    },
  };
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const retries = (made: number) => (made < 3 ? 0 : null);
  return { sent, lines, forward: new PurgeForwarder(cdn, log, retries) };
}
const order = (keys: string[], soft = false) => ({ keys, paths: [], soft });

it('tells what changes purge, gathered, each key once', async () => {
  const { sent, forward } = forwarder();
  forward.onPurge(order(['family-1', 'cards']));
  forward.onPurge(order(['cards']));
  forward.onPurge(order(['reviews-1'], true));
  forward.onPurge({ ...order(['family-2']), isKnownToCdn: true });
  await forward.stop();
  expect(sent).toEqual([
    { mode: 'key', keys: ['family-1', 'cards'], soft: false },
    { mode: 'key', keys: ['reviews-1'], soft: true },
  ]);
});

it('purges all of it where everything changed', async () => {
  const { sent, forward } = forwarder();
  forward.onPurge(order(['*']));
  await forward.stop();
  expect(sent).toEqual([{ mode: 'full' }]);
});

it('has everything made anew after a break in which something may have been missed', async () => {
  const { sent, forward } = forwarder();
  forward.resumed();
  await forward.stop();
  expect(sent).toEqual([{ mode: 'key', keys: ['html', 'endpoint'], soft: true }]);
});

it('tries three times more, and says so when the CDN never answered', async () => {
  const once = forwarder([failed, failed]);
  once.forward.onPurge(order(['cards']));
  await once.forward.stop();
  expect([once.sent.length, once.lines.length]).toEqual([3, 0]);
  const never = forwarder([failed, failed, failed, failed]);
  never.forward.onPurge(order(['cards']));
  await never.forward.stop();
  expect(never.sent).toHaveLength(4);
  expect(never.lines.join()).toContain('the CDN was not told of a change');
});

it('tells a sandbox nothing', async () => {
  const { sent, forward } = forwarder([], 'sandbox');
  forward.onPurge(order(['cards']));
  await forward.stop();
  expect(sent).toEqual([]);
});
