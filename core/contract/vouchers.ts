import { z } from 'zod';
import { vouchers } from '../buyback/vouchers.ts';
import { fieldsOf } from '../resources/column-schema.ts';
import { version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const { read, edit } = vouchers.options;

/** Null where a voucher may be of any amount. */
const mostAmount = fieldsOf(vouchers.columns).amount.nullable();
const limit = z.object({ id: z.int(), version: z.int(), mostAmount });

/** The most that a voucher for a buy-back may be (T-BUY-21). */
export const voucherEndpoints = {
  'voucher-limit': {
    method: 'GET',
    path: 'admin/buyback-voucher-limit/',
    access: { permission: read },
    reply: limit,
    status: 200,
    summary: 'The most that a voucher for a buy-back may be',
  },
  'voucher-limit-set': {
    method: 'PATCH',
    path: 'admin/buyback-voucher-limit/',
    access: { permission: edit },
    body: z.strictObject({ mostAmount, version }),
    reply: limit,
    status: 200,
    conflicts: true,
    summary: 'Sets the most that a voucher for a buy-back may be',
  },
} as const satisfies Record<string, Endpoint>;
