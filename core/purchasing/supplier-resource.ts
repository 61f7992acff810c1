import { choice, decimal, money, pattern, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

export const supplierCurrencies = ['CZK', 'RON', 'EUR'] as const;
export type SupplierCurrency = (typeof supplierCurrencies)[number];

/** Whom goods are bought from, and by how much their invoices may differ from what was agreed. */
export const suppliers = resource(
  'suppliers',
  {
    name: text({ max: 120 }, { unique: true, search: true, width: 240 }),
    /** IČO, CUI; by it an invoice tells whose it is. */
    registrationNumber: pattern(
      { max: 14, pattern: '^(?:[A-Z]{2})?[0-9]{2,12}$' },
      { optional: true, unique: true, search: true },
    ),
    /** Of two tolerances the greater one holds. */
    tolerancePercent: decimal({ min: 0, max: 100, decimals: 1 }, { initial: 2 }),
    /** Of one piece. */
    toleranceAmount: money({ min: 0, max: 100_000 }, { initial: 1 }),
    /** Of their invoices; null is that of the shop. */
    currency: choice(supplierCurrencies, { optional: true }),
    note: text({ max: 500 }, { optional: true, sortable: false, width: 240 }),
  },
  {
    read: 'catalogue.read',
    edit: 'purchasing.manage',
    summary: 'Suppliers of goods',
    list: { name: 'suppliers', sort: 'name' },
    screen: { path: '/suppliers', group: 'groupWarehouse' },
    rows: { key: 'admin-supplier', path: 'admin/suppliers/' },
    label: ['name'],
  },
);
