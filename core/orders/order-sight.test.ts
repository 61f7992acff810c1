import { expect, it } from 'vitest';
import { apiKeyScopes, permissionsOfKey } from '../integrations/api-key.ts';
import { permissions, permissionsOf, roles, type Role } from '../permissions/roles.ts';
import { orderSight, type OrderSight } from './order-sight.ts';

const sights: Readonly<
  Partial<Record<Role, readonly [picking: OrderSight, delivered: OrderSight]>>
> = {
  picker: ['goods', 'nothing'],
  packer: ['goods', 'nothing'],
  warehouse_supervisor: ['whole', 'whole'],
  support: ['whole', 'whole'],
  admin: ['whole', 'whole'],
};

it.each(roles)('shows %s of an order what their work needs', (role) => {
  const [picking, delivered] = sights[role] ?? ['nothing', 'nothing'];
  expect(orderSight(permissionsOf(role), 'picking')).toBe(picking);
  expect(orderSight(permissionsOf(role), 'delivered')).toBe(delivered);
});

it('keeps an order that waits for money or a device from those who pick', () => {
  expect(orderSight(permissionsOf('picker'), 'awaiting_payment')).toBe('nothing');
  expect(orderSight(permissionsOf('packer'), 'awaiting_device')).toBe('nothing');
});

it('shows a key with every scope no more than goods in the warehouse, though an admin made it', () => {
  const key = permissionsOfKey(apiKeyScopes, permissions);
  expect(orderSight(key, 'packed')).toBe('goods');
  expect(orderSight(key, 'delivered')).toBe('nothing');
});
