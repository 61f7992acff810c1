import { expect, it } from 'vitest';
import { batteryHealth } from './battery-health.ts';

const found = (phase: 'before' | 'after', number: number | null, at = 1) => ({
  phase,
  number,
  at: new Date(at),
});

it.each([
  ['nothing was measured', [], null],
  ['it could not be tested', [found('before', null)], null],
  ['it was measured before alone', [found('before', 78)], { before: 78, after: null }],
  [
    'another battery came in',
    [found('before', 78), found('after', 100)],
    { before: 78, after: 100 },
  ],
  [
    'two checks measured it',
    [found('after', 81, 1), found('after', 99, 2)],
    { before: null, after: 99 },
  ],
])('says what is known where %s', (_, results, health) => {
  expect(batteryHealth(results)).toEqual(health);
});
