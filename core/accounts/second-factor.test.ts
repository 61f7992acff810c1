import { describe, expect, it } from 'vitest';
import { roles, type Role } from '../permissions/roles.ts';
import {
  mayStayWithout,
  needsSecondFactor,
  readRecoveryCode,
  recoveryCodeOf,
  stepAfterPassword,
} from './second-factor.ts';

describe('who needs a second factor', () => {
  it('is whoever reveals, pays, prices, approves or gives rights', () => {
    expect(roles.filter(needsSecondFactor)).toEqual([
      'warehouse_supervisor',
      'buyback_desk',
      'pricing',
      'support',
      'admin',
    ]);
  });

  it.each<[Role, boolean, boolean, string]>([
    ['admin', false, true, 'enrol'],
    ['admin', true, true, 'prove'],
    ['admin', false, false, 'none'],
    ['admin', true, false, 'prove'],
    ['packer', false, true, 'none'],
    ['packer', true, true, 'prove'],
    ['customer', false, true, 'none'],
  ])('%s with one: %s, in a real shop: %s → %s', (role, hasFactor, isProduction, step) => {
    expect(stepAfterPassword({ role, hasFactor, isProduction })).toBe(step);
  });

  it('keeps the last factor of those who need one in a real shop', () => {
    expect(mayStayWithout('admin', true)).toBe(false);
    expect(mayStayWithout('admin', false)).toBe(true);
    expect(mayStayWithout('picker', true)).toBe(true);
  });
});

describe('a recovery code', () => {
  it('is read however it is typed', () => {
    const code = recoveryCodeOf(new Uint8Array([...Array(12).keys()]));
    expect(code).toBe('ABCD-EFGH-JKMN');
    expect(readRecoveryCode(' abcd efgh-jkmn ')).toBe('ABCDEFGHJKMN');
    expect(readRecoveryCode('123456')).toBeNull();
  });
});
