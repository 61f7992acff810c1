import type { GridDefinition } from './grid-definition.ts';

/** Vouchers by what the shop pays for a device (T-BUY-21): a device earns that of the highest price reached. */
export const vouchersGrid = {
  name: 'vouchers',
  read: 'pricing.read',
  edit: 'pricing.publish',
  defaultSort: 'minimalPrice',
  columns: [
    { id: 'minimalPrice', type: 'money', editable: true },
    { id: 'amount', type: 'money', editable: true },
  ],
} as const satisfies GridDefinition;
