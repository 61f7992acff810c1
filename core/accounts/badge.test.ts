import { describe, expect, it } from 'vitest';
import { permissionsOf, roles } from '../permissions/roles.ts';
import { symbologyOf } from '../warehouse/label.ts';
import { badgeCodeOf, badgePermissions, mayHaveBadge, readBadge } from './badge.ts';
import { needsSecondFactor } from './second-factor.ts';

describe('a badge', () => {
  it('has a code that a narrow label holds and a scanner reads back', () => {
    const code = badgeCodeOf(Uint8Array.from({ length: 11 }, (_, place) => place * 23));
    expect(code).toMatch(/^U-[A-HJKMNP-TV-Z2-9]{11}$/);
    expect(symbologyOf(code)).toBe('code128');
    expect(readBadge(` ${code.toLowerCase()} `)).toBe(code);
    expect(() => badgeCodeOf(new Uint8Array(10))).toThrow('more chance');
  });

  it('is none of the other labels', () => {
    for (const text of ['W-BALENI-1', 'B-0042', '4006381333931', 'U-']) {
      expect(readBadge(text)).toBeNull();
    }
  });

  it('opens the work on the floor, and nothing that a second factor guards', () => {
    expect(badgePermissions('picker')).toEqual(['office.use', 'orders.read', 'warehouse.work']);
    expect(badgePermissions('admin')).toEqual(['office.use', 'orders.read', 'warehouse.work']);
    for (const role of roles) {
      const own = badgePermissions(role);
      expect(own.every((one) => permissionsOf(role).includes(one))).toBe(true);
      expect(own).not.toContain('acts.approve');
      expect(own).not.toContain('accounts.manage');
    }
    expect(needsSecondFactor('warehouse_supervisor')).toBe(true);
  });

  it('is for those who work in the warehouse', () => {
    expect(roles.filter(mayHaveBadge)).toEqual([
      'picker',
      'packer',
      'warehouse_supervisor',
      'admin',
    ]);
  });
});
