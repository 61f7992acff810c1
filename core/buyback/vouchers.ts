import { money } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

const range = { min: 1, max: 1_000_000 };

/** Vouchers by what the shop pays for a device (T-BUY-21): a device earns that of the highest price reached. */
export const vouchers = resource(
  'buyback_vouchers',
  {
    minimalPrice: money(range, { unique: true, search: true, width: 220 }),
    amount: money(range, { search: true, width: 150 }),
  },
  {
    read: 'pricing.read',
    edit: 'pricing.publish',
    summary: 'Vouchers for buy-backs',
    list: { name: 'vouchers', sort: 'minimalPrice' },
    rows: { key: 'voucher', path: 'admin/buyback-vouchers/' },
    label: ['minimal_price'],
  },
);
