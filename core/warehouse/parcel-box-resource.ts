import { flag, integer, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

const side = { min: 1, max: 2000 } as const;

/** Sizes of boxes at the packing desks: inner measures in millimetres, weights in grams. */
export const parcelBoxes = resource(
  'parcel_boxes',
  {
    code: text({ max: 20 }, { unique: true, search: true, width: 120 }),
    widthMm: integer(side, {}),
    heightMm: integer(side, {}),
    depthMm: integer(side, {}),
    weightGrams: integer({ min: 0, max: 10_000 }, {}),
    mostGrams: integer({ min: 1, max: 100_000 }, {}),
    /** Proposed by the packing desks. */
    isActive: flag({ initial: true }),
  },
  {
    read: 'warehouse.manage',
    edit: 'warehouse.manage',
    summary: 'Boxes of the packing desks',
    list: { name: 'parcel-boxes', sort: 'code' },
    screen: { path: '/parcel-boxes', group: 'groupWarehouse' },
    rows: { key: 'parcel-box', path: 'warehouse/parcel-boxes/' },
    label: ['code'],
  },
);
