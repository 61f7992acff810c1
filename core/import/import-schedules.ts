import { priceEndings } from '../catalog/reprice.ts';
import { choice, decimal, flag, integer, reference, shown, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

const scheduleSources = ['address', 'folder'] as const;

/** Imports of a supplier's stock and prices that come round by themselves. */
export const importSchedules = resource(
  'import_schedules',
  {
    name: text({ max: 120 }, { unique: true, search: true }),
    supplierId: reference({
      from: { list: 'suppliers', named: ['name'], as: 'supplier' },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    supplier: shown('text', {}),
    source: choice(scheduleSources, { initial: 'address' }),
    /** An HTTPS address, or the name of a file in `DATA_DIR/import-inbox`. */
    place: text({ max: 500 }, { width: 240, formOnly: true }),
    everyMinutes: integer({ min: 5, max: 44_640 }, { initial: 60 }),
    lateAfterHours: integer({ min: 1, max: 8_760 }, { initial: 24 }),
    takesStock: flag({ initial: true }),
    takesPrices: flag({ initial: true }),
    vatPercent: decimal({ min: 0, max: 100, decimals: 2 }, { optional: true }),
    marginPercent: decimal({ min: 0, max: 1_000, decimals: 2 }, { optional: true }),
    ending: choice(priceEndings, { initial: 'none' }),
    mostChangePercent: integer({ min: 1, max: 1_000 }, { optional: true, initial: 20 }),
    isActive: flag({ initial: true }),
  },
  {
    read: 'catalogue.read',
    edit: 'catalogue.edit',
    summary: 'Scheduled imports of stock and prices',
    list: { name: 'import-schedules', sort: 'name' },
    rows: { key: 'admin-import-schedule', path: 'admin/import-schedules/' },
    label: ['name'],
  },
);
