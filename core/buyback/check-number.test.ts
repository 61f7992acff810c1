import { expect, it } from 'vitest';
import { checkNumber } from './check-number.ts';

it.each([
  ['351234560000015', '35-123456 000001 5', 'same'],
  ['351234560000015', null, 'unread'],
  [null, '351234560000015', null],
  [null, null, null],
])('takes %s read as %s for %s', (given, read, outcome) => {
  expect(checkNumber(given, read)).toEqual({ ok: true, value: outcome });
});

it.each(['351234560000023', ''])('refuses another number, %j, as another device', (read) => {
  expect(checkNumber('351234560000015', read)).toEqual({
    ok: false,
    error: 'device_number_differs',
  });
});
