import { expect, it } from 'vitest';
import { roles, type Role } from '../permissions/roles.ts';
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
  expect(orderSight(role, 'picking')).toBe(picking);
  expect(orderSight(role, 'delivered')).toBe(delivered);
});

it('keeps an order that waits for money or a device from those who pick', () => {
  expect(orderSight('picker', 'awaiting_payment')).toBe('nothing');
  expect(orderSight('packer', 'awaiting_device')).toBe('nothing');
});
