import {
  day,
  decimal,
  flag,
  integer,
  pattern,
  reference,
  shown,
  slug,
  text,
} from '../resources/column.ts';
import { resource } from '../resources/resource.ts';

const rights = { read: 'shop.settings', edit: 'shop.settings' } as const;

const span = '([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)';
/** `09:00-18:00`, or with a break `09:00-12:00, 13:00-18:00`; nothing is a day on which it is closed. */
const hours = pattern(
  { max: 37, pattern: `^${span}(, ?${span}){0,2}$` },
  { optional: true, sortable: false, filterable: false, width: 110 },
);
const degrees = {
  optional: true,
  formOnly: true,
  hidden: true,
  sortable: false,
  filterable: false,
} as const;
const service = flag({ initial: false });
const slot = { hidden: true, sortable: false } as const;

/** Stores of the shop: what customers are told of them, and what they do there. */
export const stores = resource(
  'stores',
  {
    name: text({ max: 120 }, { search: true, width: 200 }),
    slug: slug({ unique: true, suggestedFrom: ['name'] }),
    street: text({ max: 120 }, { search: true }),
    postcode: text({ max: 10 }, {}),
    city: text({ max: 80 }, { search: true }),
    phone: text({ max: 30 }, {}),
    eMail: pattern({ max: 120, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }, { width: 200 }),
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
    isBuyoutCenter: service,
    isServiceCenter: service,
    isShowRoom: service,
    /** How long a customer who brings a device to be repaired is announced for, and how many at once. */
    slotMinutes: integer({ min: 10, max: 240 }, { ...slot, initial: 30 }),
    slotCapacity: integer({ min: 0, max: 50 }, { ...slot, initial: 2 }),
    /** Change in the till in the morning, and by how much it may differ in the evening without a reason; whole units. */
    tillOpening: integer({ min: 0, max: 1_000_000 }, { ...slot, initial: 0 }),
    tillTolerance: integer({ min: 0, max: 100_000 }, { ...slot, initial: 0 }),
    textCs: text({ max: 300 }, { optional: true, hidden: true }),
    textRo: text({ max: 300 }, { optional: true, hidden: true }),
    /** Where a map shows it; both or neither. */
    latitude: decimal({ min: -90, max: 90, decimals: 5 }, degrees),
    longitude: decimal({ min: -180, max: 180, decimals: 5 }, degrees),
    /** A set of pictures that its page shows. */
    photosId: reference({
      from: { list: 'filesets', named: [], as: 'photos', isOutside: true },
      optional: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    photos: shown('text', { hidden: true, optional: true }),
  },
  {
    ...rights,
    summary: 'Stores with their address and week',
    list: { name: 'stores', sort: 'city,name' },
    screen: { path: '/stores', group: 'groupShop' },
    rows: { key: 'admin-store', path: 'admin/stores/' },
    label: ['name'],
  },
);

/** Days on which a store is open otherwise than in its week, such as holidays. */
export const storeDays = resource(
  'store_hours_exceptions',
  {
    storeId: reference({
      from: { list: 'stores', named: ['name'], as: 'store' },
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    store: shown('text', { width: 200 }),
    day: day({}),
    hours,
    /** Why, as pages say it. */
    nameCs: text({ max: 80 }, { search: true }),
    nameRo: text({ max: 80 }, { search: true }),
  },
  {
    ...rights,
    summary: 'Days on which stores are open otherwise than in their week',
    list: { name: 'store-days', sort: 'day,store', key: ['storeId', 'day'] },
    screen: { path: '/store-days', group: 'groupShop' },
    rows: { key: 'admin-store-day', path: 'admin/store-days/', filters: ['storeId'] },
    label: ['day'],
    of: { table: 'stores', column: 'store_id' },
  },
);
