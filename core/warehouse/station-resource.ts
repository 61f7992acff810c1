import { choice, pattern, reference, shown, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

/** Desks and carts of the warehouse, each with its scanner and its label printer. */
export const stations = resource(
  'stations',
  {
    code: pattern(
      { max: 32, pattern: '^W-[A-Z0-9]+(?:-[A-Z0-9]+)*$' },
      { unique: true, search: true, width: 120 },
    ),
    name: text({ max: 60 }, { search: true }),
    placeId: reference({
      from: { list: 'stock-places', named: [], as: 'place', isOutside: true },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    place: shown('text', {}),
    scannerKeys: choice(['physical', 'layout'], { initial: 'physical' }),
    scannerSuffix: choice(['Enter', 'Tab'], { optional: true }),
    scannerPrefix: text({ max: 8 }, { optional: true }),
    /** In the house's own network: a name or address, with the port of label printers or without. */
    labelPrinter: pattern(
      { max: 120, pattern: '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::9100)?$' },
      { optional: true, width: 180 },
    ),
    /** Of papers of A4, which takes PDF as it is. */
    documentPrinter: pattern(
      { max: 120, pattern: '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::9100)?$' },
      { optional: true, width: 180 },
    ),
  },
  {
    read: 'warehouse.work',
    edit: 'warehouse.manage',
    summary: 'Desks of the warehouse',
    list: { name: 'stations', sort: 'code' },
    rows: { key: 'station', path: 'warehouse/stations/' },
    label: ['code', 'name'],
  },
);
