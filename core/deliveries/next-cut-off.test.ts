import { expect, it } from 'vitest';
import { nextCutOff } from './next-cut-off.ts';

const prague = { code: 'cz', timeZone: 'Europe/Prague' } as const;

it.each([
  ['before it on a working day', '2026-10-01T10:00:00Z', '2026-10-01T12:00:00.000Z'],
  ['at it', '2026-10-01T12:00:00Z', '2026-10-02T12:00:00.000Z'],
  ['after it on a Friday', '2026-10-02T12:30:00Z', '2026-10-05T12:00:00.000Z'],
  ['before a public holiday', '2026-10-27T15:00:00Z', '2026-10-29T13:00:00.000Z'],
  [
    'late in the evening, when the day is another one in UTC',
    '2026-10-01T22:30:00Z',
    '2026-10-02T12:00:00.000Z',
  ],
])('a parcel that is ordered %s is ready by the next cut-off', (_, now, expected) => {
  expect(nextCutOff(new Date(now), '14:00', prague).toISOString()).toBe(expected);
});
