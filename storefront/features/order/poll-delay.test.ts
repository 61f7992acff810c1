import { expect, it } from 'vitest';
import { pollDelayMs } from './poll-delay.ts';

it('asks after 2 s, then ever less often, and never stops', () => {
  expect([0, 1, 2, 3].map(pollDelayMs)).toEqual([2_000, 2_000, 2_600, 3_380]);
  expect(pollDelayMs(500)).toBe(30_000);
});
