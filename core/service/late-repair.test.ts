import { expect, it } from 'vitest';
import { isLateRepair } from './late-repair.ts';

const today = '2026-11-26';

it('is late from the day after the promised one on', () => {
  expect(isLateRepair({ status: 'repairing', promisedOn: '2026-11-25' }, today)).toBe(true);
  expect(isLateRepair({ status: 'repairing', promisedOn: today }, today)).toBe(false);
  expect(isLateRepair({ status: 'repairing', promisedOn: null }, today)).toBe(false);
});

it('is not late once it waits for its customer or has ended', () => {
  for (const status of ['ready', 'declined', 'unclaimed', 'handed_out', 'cancelled'] as const) {
    expect(isLateRepair({ status, promisedOn: '2026-11-01' }, today)).toBe(false);
  }
});
