import { expect, it } from 'vitest';
import { checkStaffAccess } from './staff-account-change.ts';

const before = { id: 7, role: 'admin', isActive: true } as const;

it('lets somebody else be given any role or be shut out', () =>
  expect(checkStaffAccess(before, { role: 'picker', isActive: false }, 8).ok).toBe(true));

it('lets the rest of an own account be changed', () =>
  expect(checkStaffAccess(before, { role: 'admin', isActive: true }, 7).ok).toBe(true));

it.each([
  [{ role: 'picker', isActive: true }, ['role']],
  [{ role: 'admin', isActive: false }, ['isActive']],
  [{ role: 'support', isActive: false }, ['role', 'isActive']],
] as const)('refuses %j of an own account', (after, fields) =>
  expect(checkStaffAccess(before, after, 7)).toEqual({
    ok: false,
    error: Object.fromEntries(fields.map((field) => [field, 'own_account'])),
  }),
);
