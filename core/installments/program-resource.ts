import { choice, decimal, flag, integer, money, position, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

/** Installments and leasing that the shop offers; what a price costs by them says package-plan.ts. */
export const installmentPrograms = resource(
  'installment_programs',
  {
    nameCs: text({ max: 80 }, { search: true, unique: true, width: 220 }),
    nameRo: text({ max: 80 }, { search: true, width: 220 }),
    kind: choice(['installments', 'leasing'], {}),
    /** Where the contract is made; leasing is always made online. */
    arrangeType: choice(['on-store', 'online'], { initial: 'online' }),
    company: text({ max: 80 }, { search: true }),
    months: integer({ min: 1, max: 120 }, {}),
    /** Yearly, in percent. */
    ratePercent: decimal({ min: 0, max: 200, decimals: 2 }, {}),
    downPaymentPercent: integer({ min: 0, max: 99 }, { initial: 0 }),
    /** What is left after the down payment: from how much, and up to how much. */
    minimalFinanced: money({ min: 0, max: 10_000_000 }, {}),
    maximalFinanced: money({ min: 0, max: 10_000_000 }, { optional: true }),
    isActive: flag({ initial: true }),
    position: position({ initial: 100 }),
  },
  {
    read: 'shop.settings',
    edit: 'shop.settings',
    summary: 'Installments and leasing that are offered',
    list: { name: 'installment-programs', sort: 'position' },
    screen: { path: '/installment-programs', group: 'groupShop' },
    rows: { key: 'admin-installment-program', path: 'admin/installment-programs/' },
    label: ['name_*'],
  },
);
