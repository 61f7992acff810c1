import { choice, flag, integer, pattern, reference, shown, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';
import { locationKinds } from './movement-reasons.ts';

/** Where stock lies: bins with their label and walk order, crates, and desks (CONTRIBUTING, "Stock"). */
export const stockLocations = resource(
  'stock_locations',
  {
    /** What its label says: `L-` of a bin, `B-` of a crate. */
    code: pattern(
      { max: 40, pattern: '^[A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)*$' },
      { unique: true, search: true, width: 160 },
    ),
    kind: choice(locationKinds, { initial: 'bin', formOnly: true }),
    placeId: reference({
      from: { list: 'stock-places', named: [], as: 'place', isOutside: true },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    place: shown('text', {}),
    zone: text({ max: 20 }, { search: true, optional: true }),
    rack: text({ max: 20 }, { optional: true }),
    walkOrder: integer({ min: 0, max: 1_000_000 }, { initial: 0 }),
    isOpen: flag({ initial: true }),
    /** How many pieces lie there. */
    pieces: shown('integer', { sortable: false, filterable: false }),
  },
  {
    read: 'warehouse.work',
    edit: 'warehouse.manage',
    summary: 'Where stock lies: bins, crates, desks',
    list: { name: 'stock-locations', sort: 'code' },
    screen: { path: '/bins', group: 'groupWarehouse' },
    rows: { key: 'stock-location', path: 'warehouse/location-rows/', filters: ['placeId'] },
    label: ['code'],
  },
);
