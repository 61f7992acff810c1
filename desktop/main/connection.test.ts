import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../shared/bridge.ts';
import { createConnectionMonitor } from './connection.ts';

function monitored() {
  const told: Connection[] = [];
  let answers = false;
  const probe = vi.fn(() => Promise.resolve(answers));
  const monitor = createConnectionMonitor({
    probe,
    changed: (connection) => told.push(connection),
  });
  return { told, probe, monitor, comesBack: () => (answers = true) };
}

describe('the connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for 1 s after a failure, then doubled up to 30 s', async () => {
    const { monitor, told } = monitored();
    monitor.reached(false);
    for (let step = 0; step < 7; step += 1) await vi.advanceTimersToNextTimerAsync();
    const waits = told.map((connection) => connection.state === 'lost' && connection.retryInMs);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('is told once however many calls fail', () => {
    const { monitor, told } = monitored();
    monitor.reached(false);
    monitor.reached(false);
    expect(told).toHaveLength(1);
  });

  it('is back with the first answer, and the next failure waits 1 s again', async () => {
    const { monitor, told, comesBack } = monitored();
    monitor.reached(false);
    await vi.advanceTimersToNextTimerAsync();
    comesBack();
    await vi.advanceTimersToNextTimerAsync();
    expect(monitor.now()).toEqual({ state: 'online' });
    monitor.reached(false);
    expect(told.at(-1)).toEqual({ state: 'lost', retryInMs: 1000 });
  });

  it('is asked for at once when the person wants it', async () => {
    const { monitor, probe, comesBack } = monitored();
    monitor.reached(false);
    comesBack();
    monitor.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(probe).toHaveBeenCalledOnce();
    expect(monitor.now()).toEqual({ state: 'online' });
  });
});
