import { describe, expect, it } from 'vitest';
import { byUrgency, leaseUntil, waitsForSupervisor, type QueuedPick } from './pick-queue.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 10, minute));
const queued = (id: number, more: Partial<QueuedPick> = {}): QueuedPick => ({
  id,
  placedAt: at(id),
  promisedAt: null,
  skips: 0,
  skippedAt: null,
  ...more,
});

describe('the queue of picks', () => {
  it('puts the sooner promise first, then the older order, and what was skipped last (T-WH-10)', () => {
    const picks = [
      queued(1, { skips: 1, skippedAt: at(30), promisedAt: at(31) }),
      queued(2),
      queued(3, { promisedAt: at(50) }),
      queued(4, { promisedAt: at(40) }),
      queued(5),
      queued(6, { skips: 1, skippedAt: at(20) }),
    ];
    expect(picks.toSorted(byUrgency).map(({ id }) => id)).toEqual([4, 3, 2, 5, 6, 1]);
  });

  it('gives a pick to the supervisor after three skips (T-WH-10)', () => {
    expect(waitsForSupervisor({ skips: 2 })).toBe(false);
    expect(waitsForSupervisor({ skips: 3 })).toBe(true);
  });

  it('leases for two minutes', () => {
    expect(leaseUntil(at(0))).toEqual(at(2));
  });
});
