import { choice, integer, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';
import { shopNumbers } from './shop-numbers.ts';

/** Numbers that a shop sets otherwise than the program does. */
export const numbers = resource(
  'shop_numbers',
  {
    setting: choice(shopNumbers, { initial: 'guest_cart_days', unique: true, width: 360 }),
    amount: integer({ min: 1, max: 500 }, {}),
    /** Why the shop wants it so. */
    note: text({ max: 200 }, { optional: true, search: true, width: 280 }),
  },
  {
    read: 'shop.settings',
    edit: 'shop.settings',
    summary: 'Numbers that the shop sets otherwise than the program does',
    list: { name: 'shop-numbers', sort: 'setting' },
    rows: { key: 'admin-shop-number', path: 'admin/shop-numbers/' },
    label: ['setting'],
  },
);
