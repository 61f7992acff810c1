import { expect, it } from 'vitest';
import { isExport, refusalKind } from './noted-calls.ts';

it.each([
  ['payout-file', null, true],
  ['grid-orders', '500', true],
  ['grid-orders', '250', false],
  ['grid-orders', null, false],
  ['admin-order', '500', false],
])('tells whether %s with limit %s takes data away', (key, limit, is) => {
  expect(isExport(key, limit)).toBe(is);
});

it.each([
  [403, 'permission_denied', 'access_refused'],
  [403, 'act_own', 'access_refused'],
  [403, 'csrf_invalid', 'csrf_refused'],
  [429, 'login_locked', 'sign_in_refused'],
  [429, 'login_delayed', 'sign_in_refused'],
  [429, 'too_many_requests', null],
  [404, 'not_found', null],
  [401, 'not_signed_in', null],
])('calls a refusal with %s %s %s', (status, phrase, kind) => {
  expect(refusalKind(status, phrase)).toBe(kind);
});
