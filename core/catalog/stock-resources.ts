import { grades } from '../buyback/grade.ts';
import {
  choice,
  integer,
  moment,
  money,
  position,
  reference,
  shown,
  slug,
  text,
} from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

const rights = { read: 'catalogue.read', edit: 'catalogue.edit' } as const;

export const priceLevels = resource(
  'price_levels',
  {
    code: slug({ unique: true }),
    nameCs: text({ max: 200 }, { search: true }),
    nameRo: text({ max: 200 }, { search: true }),
    position: position({}),
  },
  {
    ...rights,
    summary: 'Price levels',
    list: { name: 'price-levels', sort: 'position' },
    screen: { path: '/price-levels', group: 'groupPricing' },
    rows: { key: 'admin-price-level', path: 'product/admin-price-levels/' },
    label: ['name_*', 'code'],
  },
);

/** Where the pieces of a product lie. */
export const productLocations = resource(
  'product_locations',
  {
    productId: reference({}),
    placeId: reference({}),
    code: text({ max: 40 }, { search: true }),
    quantity: integer({ min: 0, max: 1_000_000 }, {}),
  },
  {
    ...rights,
    summary: 'Where the pieces of a product lie',
    rows: {
      key: 'admin-location',
      path: 'product/admin-locations/',
      filters: ['productId', 'placeId'],
    },
    label: ['code'],
  },
);

/** Ids of other rows are chosen in the form; the list shows their names. */
const inForm = { formOnly: true, sortable: false, hidden: true } as const;

/** Bonuses of used products; null stands for every manufacturer, and so in the other two. */
export const usedBonuses = resource(
  'used_product_bonuses',
  {
    manufacturerId: reference({
      from: { list: 'manufacturers', named: ['name'], as: 'manufacturer' },
      optional: true,
      ...inForm,
    }),
    manufacturer: shown('text', { optional: true }),
    deviceTypeId: reference({
      from: { list: 'device-types', named: ['nameCs'], as: 'deviceType' },
      optional: true,
      ...inForm,
    }),
    deviceType: shown('text', { optional: true }),
    grade: choice(grades, { optional: true, search: true }),
    percent: integer({ min: 1, max: 100 }, {}),
  },
  {
    ...rights,
    summary: 'Bonuses of used products',
    list: {
      name: 'used-bonuses',
      sort: 'manufacturer,deviceType,grade',
      key: ['manufacturerId', 'deviceTypeId', 'grade'],
    },
    screen: { path: '/used-bonuses', group: 'groupPricing' },
    rows: { key: 'admin-used-bonus', path: 'product/admin-used-product-bonuses/' },
    label: ['grade'],
    of: { table: 'manufacturers', column: 'manufacturer_id' },
  },
);

/** What goods are sold for is not the work of those who describe them. */
const priceRights = { read: 'catalogue.read', edit: 'prices.edit' } as const;

/** Offers of stock items at a lower price for a time (limited-offer-change.ts). */
export const limitedOffers = resource(
  'limited_offers',
  {
    productId: reference({}),
    price: money({ min: 0, max: 10_000_000 }, {}),
    /** A start that has passed is now. */
    validFrom: moment({}),
    /** The first instant at which it is over; of an offer that runs, one that has passed is now. */
    validUntil: moment({}),
    /** Null is without a limit. */
    pieces: integer({ min: 1, max: 1_000_000 }, { optional: true }),
    soldPieces: shown('integer', { answered: true }),
  },
  {
    ...priceRights,
    summary: 'Limited offers; one that has begun keeps its goods, price and start',
    rows: {
      key: 'admin-limited-offer',
      path: 'product/admin-limited-offers/',
      filters: ['productId'],
    },
    label: [],
    of: { table: 'products', column: 'product_id' },
  },
);
