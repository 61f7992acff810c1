import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reconnect,
  reconnectInitial,
  type ReconnectEvent,
  type ReconnectState,
} from './reconnect.ts';

function waits(events: readonly ReconnectEvent[]): number[] {
  let state: ReconnectState = reconnectInitial;
  const seen: number[] = [];
  for (const event of events) {
    const step = reconnect(state, event);
    state = step.state;
    if (step.waitMs !== null) seen.push(step.waitMs);
  }
  return seen;
}
const failed: ReconnectEvent = { type: 'failed', jitter: 0 };

describe('reconnect', () => {
  it('doubles from 3 seconds up to 30', () => {
    expect(waits(Array.from({ length: 6 }, () => failed))).toEqual([
      3_000, 6_000, 12_000, 24_000, 30_000, 30_000,
    ]);
  });

  it('starts over after a successful open', () => {
    expect(waits([failed, failed, { type: 'opened' }, failed])).toEqual([3_000, 6_000, 3_000]);
  });

  it("takes the server's retry as the new base", () => {
    const retry: ReconnectEvent = { type: 'server_retry', retryMs: 5_000 };
    expect(waits([retry, failed, failed, { type: 'opened' }, failed])).toEqual([
      5_000, 10_000, 5_000,
    ]);
  });

  it.each([0, -1, Number.NaN])('ignores a senseless retry of %d', (retryMs) => {
    expect(waits([{ type: 'server_retry', retryMs }, failed])).toEqual([3_000]);
  });

  it('never waits longer than 30 seconds, whatever the jitter and the number of failures', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, jitter) => {
        const { waitMs } = reconnect({ baseMs: 3_000, failures }, { type: 'failed', jitter });
        expect(waitMs).toBeLessThanOrEqual(30_000);
        expect(waitMs).toBeGreaterThanOrEqual(3_000);
      }),
    );
  });
});
