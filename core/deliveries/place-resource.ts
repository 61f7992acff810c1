import { flag, pattern, reference, shown, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

/** What a carrier says of its own places is written by the carrier; of others the form writes it. */
const said = { formOnly: true, search: true } as const;

/** Places at which customers take their parcels (the checkout's `cart/delivery-places/`). */
export const deliveryPlaces = resource(
  'delivery_places',
  {
    code: pattern(
      { max: 40, pattern: '^[A-Za-z0-9._-]+$' },
      { formOnly: true, search: true, width: 110 },
    ),
    deliveryId: reference({
      from: { list: 'delivery-methods', named: ['nameCs'], as: 'delivery' },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    delivery: shown('text', { width: 180 }),
    name: text({ max: 120 }, { ...said, width: 220 }),
    street: text({ max: 120 }, said),
    city: text({ max: 80 }, said),
    postcode: text({ max: 10 }, said),
    /** Staff switch a place off, whatever its carrier says, until they switch it on again. */
    isOffered: flag({ initial: true }),
    /** Staff say that it is full, too. */
    isCrowded: flag({ initial: false }),
    /** What its carrier says. */
    isAvailable: shown('boolean', {}),
    isCongested: shown('boolean', {}),
    openingCs: text({ max: 300 }, { optional: true, formOnly: true, hidden: true }),
    openingRo: text({ max: 300 }, { optional: true, formOnly: true, hidden: true }),
  },
  {
    read: 'shop.settings',
    edit: 'shop.settings',
    summary: 'Places at which parcels are taken',
    list: { name: 'delivery-places', sort: 'city,name', key: ['deliveryId', 'code'] },
    screen: { path: '/delivery-places', group: 'groupShop' },
    rows: {
      key: 'admin-delivery-place',
      path: 'admin/delivery-places/',
      filters: ['deliveryId'],
    },
    label: ['name'],
  },
);
