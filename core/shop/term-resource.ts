import { choice, integer, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';
import { shopTerms } from './terms.ts';

/** Terms that a shop sets otherwise than the program does. */
export const terms = resource(
  'shop_terms',
  {
    term: choice(shopTerms, { initial: 'claim_settled', unique: true, width: 320 }),
    days: integer({ min: 1, max: 365 }, {}),
    /** Why the shop wants it so. */
    note: text({ max: 200 }, { optional: true, search: true, width: 280 }),
  },
  {
    read: 'shop.settings',
    edit: 'shop.settings',
    summary: 'Terms in days that the shop sets otherwise than the program does',
    list: { name: 'shop-terms', sort: 'term' },
    screen: { path: '/terms', group: 'groupShop' },
    rows: { key: 'admin-shop-term', path: 'admin/shop-terms/' },
    label: ['term'],
  },
);
