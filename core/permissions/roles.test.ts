import { describe, expect, it } from 'vitest';
import { isStaff, permissions, permissionsOf, roles, type Permission, type Role } from './roles.ts';

const holders = (permission: Permission): readonly Role[] =>
  roles.filter((role) => permissionsOf(role).includes(permission));

describe('the table of who may do what', () => {
  it.each(['customer', 'business', 'shop'] as const)('gives a %s nothing', (role) => {
    expect(permissionsOf(role)).toEqual([]);
    expect(isStaff(role)).toBe(false);
  });

  it('gives an admin everything', () => {
    expect([...permissionsOf('admin')].sort()).toEqual([...permissions].sort());
  });

  it.each<[Permission, readonly Role[]]>([
    ['buyback.pay', ['admin']],
    ['accounts.manage', ['admin']],
    ['identity.reveal', ['buyback_desk', 'admin']],
    ['contacts.reveal', ['warehouse_supervisor', 'service_tech', 'support', 'admin']],
    ['customers.read', ['buyback_desk', 'support', 'admin']],
    ['customers.privacy', ['admin']],
    ['customers.terms', ['admin']],
    ['pricing.publish', ['pricing', 'admin']],
    ['prices.edit', ['pricing', 'admin']],
    ['purchasing.manage', ['warehouse_supervisor', 'pricing', 'admin']],
    ['discounts.edit', ['pricing', 'admin']],
    ['service.read', ['service_tech', 'pricing', 'support', 'admin']],
    ['service.edit', ['service_tech', 'pricing', 'admin']],
    ['repairs.manage', ['service_tech', 'support', 'admin']],
    ['discounts.explain', ['pricing', 'support', 'admin']],
    ['statistics.read', ['pricing', 'admin']],
    ['orders.refund', ['support', 'admin']],
    ['buyback.inspect', ['service_tech', 'buyback_desk', 'admin']],
    ['catalogue.edit', ['catalogue_editor', 'admin']],
    ['catalogue.texts', ['catalogue_editor', 'content', 'admin']],
    ['money.release', ['admin']],
    ['subscribers.export', ['admin']],
    ['acts.approve', ['warehouse_supervisor', 'admin']],
    ['audit.read', ['warehouse_supervisor', 'support', 'admin']],
  ])('gives %s to %j alone', (permission, expected) => {
    expect(holders(permission)).toEqual(expected);
  });

  it('names nothing twice and nothing that no route can ask for', () => {
    for (const role of roles) {
      const given = permissionsOf(role);
      expect(new Set(given).size).toBe(given.length);
      expect(given.filter((each) => !permissions.includes(each))).toEqual([]);
    }
  });

  it('lets whoever edits a list of the catalogue read it', () => {
    for (const role of roles) {
      const given = permissionsOf(role);
      if (given.includes('catalogue.edit')) expect(given).toContain('catalogue.read');
      if (given.includes('pricing.publish')) expect(given).toContain('pricing.read');
      if (given.includes('orders.manage')) expect(given).toContain('orders.read');
      if (given.includes('discounts.edit')) expect(given).toContain('discounts.explain');
      if (given.includes('buyback.move')) expect(given).toContain('buyback.read');
    }
  });

  it('opens the back office to every member of the staff and to nobody else', () => {
    expect(holders('office.use')).toEqual(roles.filter(isStaff));
  });

  it('shows the history of changes to every member of the staff and to nobody else', () => {
    expect(holders('changes.read')).toEqual(roles.filter(isStaff));
  });
});
