import { grades } from '../buyback/grade.ts';
import {
  choice,
  count,
  day,
  decimal,
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
import { levelRules } from './level-rule.ts';
import { plannedOutcomes } from './planned-price.ts';
import { priceEndings } from './reprice.ts';

const rights = { read: 'catalogue.read', edit: 'catalogue.edit' } as const;
/** What goods are sold for is not the work of those who describe them. */
const priceRights = { read: 'catalogue.read', edit: 'prices.edit' } as const;

/** Price levels; the prices of one with a rule are worked out by it (level-rule.ts). */
export const priceLevels = resource(
  'price_levels',
  {
    code: slug({ unique: true }),
    nameCs: text({ max: 200 }, { search: true }),
    nameRo: text({ max: 200 }, { search: true }),
    position: position({}),
    rule: choice(levelRules, { initial: 'fixed', formOnly: true }),
    percent: decimal({ min: -90, max: 300, decimals: 2 }, { initial: 0, formOnly: true }),
    ending: choice(priceEndings, { initial: 'none', formOnly: true }),
    /** The first day of the rule, by the market's clock; null is at once. */
    startsOn: day({ optional: true, formOnly: true }),
    /** How many stock items have a price of the level. */
    priced: count,
  },
  {
    ...priceRights,
    summary: 'Price levels',
    list: { name: 'price-levels', sort: 'position' },
    rows: { key: 'admin-price-level', path: 'product/admin-price-levels/' },
    label: ['name_*', 'code'],
  },
);

/** Ids of other rows are chosen in the form; the list shows their names. */
const inForm = { formOnly: true, sortable: false, hidden: true } as const;

/** One of thousands of stock items, found by the words of its variant. */
const stockItem = {
  from: { list: 'stock-items', named: [], as: 'product', isOutside: true },
  ...inForm,
} as const;

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

/** Offers of stock items at a lower price for a time (limited-offer-change.ts). */
export const limitedOffers = resource(
  'limited_offers',
  {
    productId: reference({ ...stockItem, search: true }),
    /** Code of its variant and its own number. */
    product: shown('text', { width: 160 }),
    name: shown('text', { width: 280 }),
    usualPrice: shown('money', {}),
    price: money({ min: 0, max: 10_000_000 }, { formOnly: true }),
    /** A start that has passed is now. */
    validFrom: moment({ formOnly: true }),
    /** The first instant at which it is over; of an offer that runs, one that has passed is now. */
    validUntil: moment({ formOnly: true }),
    /** Null is without a limit. */
    pieces: integer({ min: 1, max: 1_000_000 }, { optional: true, formOnly: true }),
    soldPieces: shown('integer', { answered: true }),
  },
  {
    ...priceRights,
    summary: 'Limited offers; one that has begun keeps its goods, price and start',
    list: {
      name: 'limited-offers',
      sort: '-validUntil',
      key: ['productId', 'validFrom'],
    },
    screen: { path: '/limited-offers', group: 'groupPricing' },
    rows: {
      key: 'admin-limited-offer',
      path: 'product/admin-limited-offers/',
      filters: ['productId'],
    },
    label: [],
    of: { table: 'products', column: 'product_id' },
  },
);

/** What stock items are to cost from a day on (planned-price.ts). */
export const plannedPrices = resource(
  'planned_prices',
  {
    productId: reference({ ...stockItem, search: true }),
    /** Code of its variant and its own number. */
    product: shown('text', { width: 160 }),
    name: shown('text', { width: 280 }),
    usualPrice: shown('money', {}),
    /** Whose price it is; null for everybody's. */
    level: shown('text', { optional: true, sortable: false, filterable: false, width: 140 }),
    price: money({ min: 1, max: 10_000_000 }, { formOnly: true }),
    /** By the market's clock; from its first minute. */
    startsOn: day({ formOnly: true }),
    /** What became of it; null while its day has not come. */
    outcome: shown('choice', { choices: plannedOutcomes, optional: true }),
  },
  {
    ...priceRights,
    summary: 'Prices of stock items that begin on a day; one whose day has come stays as it was',
    list: { name: 'planned-prices', sort: '-startsOn', key: ['productId', 'startsOn'] },
    rows: {
      key: 'admin-planned-price',
      path: 'product/admin-planned-prices/',
      filters: ['productId'],
    },
    label: ['starts_on'],
    of: { table: 'products', column: 'product_id' },
  },
);
