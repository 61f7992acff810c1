import { describe, expect, it } from 'vitest';
import {
  isPausedAfter,
  restAfterFailures,
  waitAfterTry,
  webhookTries,
  type WebhookHealth,
} from './webhook.ts';

const hour = 3_600_000;

describe('the tries of a delivery', () => {
  it('are eight within a day, each wait longer than the one before', () => {
    const waits = Array.from({ length: webhookTries }, (_, at) => waitAfterTry(at + 1));
    expect(webhookTries).toBe(8);
    expect(waits.at(-1)).toBeNull();
    const real = waits.filter((wait) => wait !== null);
    expect(real).toEqual(real.toSorted((one, two) => one - two));
    const all = real.reduce((sum, wait) => sum + wait, 0);
    expect(all / hour).toBeGreaterThan(22);
    expect(all / hour).toBeLessThanOrEqual(24);
  });

  it('leave a receiver that fails alone for longer each time, ten minutes at most', () => {
    expect([1, 2, 3, 50].map(restAfterFailures)).toEqual([15_000, 30_000, 60_000, 600_000]);
  });
});

describe('a receiver that fails', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const since = (hours: number): WebhookHealth => ({
    failures: 5,
    failingSince: new Date(now.getTime() - hours * hour),
  });

  it('is paused after a day, or at once where it says that it is gone', () => {
    expect(isPausedAfter(since(23), 500, now)).toBe(false);
    expect(isPausedAfter(since(24), 500, now)).toBe(true);
    expect(isPausedAfter(since(24), null, now)).toBe(true);
    expect(isPausedAfter({ failingSince: null }, 500, now)).toBe(false);
    expect(isPausedAfter({ failingSince: null }, 410, now)).toBe(true);
  });
});
