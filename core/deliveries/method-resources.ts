import {
  choice,
  decimal,
  flag,
  integer,
  money,
  pattern,
  position,
  slug,
  text,
} from '../resources/column.ts';
import { resource } from '../resources/resource.ts';
import { carrierCodes } from './carriers.ts';
import { deliveryKinds, paymentKinds } from './matrix.ts';

const rights = { read: 'shop.settings', edit: 'shop.settings' } as const;

/** Whether a method may be switched on depends on more than its cell: the form alone asks it. */
const active = flag({ formOnly: true, initial: false });
const price = { min: 0, max: 100_000 } as const;
const days = { min: 0, max: 60 } as const;

/** Ways to deliver (DECISIONS "Cart, discounts, orders"); which of them fit a cart says matrix.ts. */
export const deliveryMethods = resource(
  'delivery_methods',
  {
    nameCs: text({ max: 80 }, { search: true, width: 220 }),
    nameRo: text({ max: 80 }, { search: true, width: 220 }),
    code: slug({ unique: true, suggestedFrom: ['nameCs'] }),
    kind: choice(deliveryKinds, {}),
    isActive: active,
    price: money(price, {}),
    /** Goods after discounts from which it costs nothing; without it never. */
    freeFrom: money({ min: 0, max: 10_000_000 }, { optional: true }),
    /** Above how many kilograms it costs how much: `5:149 15:199`; see delivery-price.ts. */
    weightPrices: pattern(
      { max: 200, pattern: '^[0-9]{1,3}:[0-9]{1,6}( [0-9]{1,3}:[0-9]{1,6})*$' },
      { optional: true },
    ),
    /** What customers of a price level pay, by its code: `vip:0 firmy:49`; see delivery-price.ts. */
    levelPrices: pattern(
      {
        max: 400,
        pattern: '^[a-z0-9_-]{1,40}:[0-9]{1,6}( [a-z0-9_-]{1,40}:[0-9]{1,6})*$',
      },
      { optional: true, hidden: true },
    ),
    /** Working days until it arrives; 0 is the same day. */
    daysMin: integer(days, { initial: 1 }),
    daysMax: integer(days, { initial: 2 }),
    /** Orders until this local time leave the same day. */
    cutOff: pattern({ max: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }, { initial: '15:00' }),
    /** Days on which it is given to the carrier, Monday is 1; never on public holidays. */
    shipsOn: pattern({ max: 7, pattern: '^(?=[1-7])1?2?3?4?5?6?7?$' }, { initial: '12345' }),
    closedDays: pattern(
      {
        max: 400,
        pattern:
          '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])( 20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))*$',
      },
      { optional: true },
    ),
    /** Who brings it; without one staff hand it over themselves. Whether to an address or to a point says the kind. */
    carrier: choice(carrierCodes, { optional: true }),
    /** Beginnings of the postcodes that it goes to; without them it goes everywhere. */
    servedPostcodes: pattern(
      { max: 400, pattern: '^[0-9]{1,6}( [0-9]{1,6})*$' },
      { optional: true },
    ),
    mostPieces: integer({ min: 1, max: 10_000 }, { optional: true }),
    /** Of the packages together, as products are measured; see matrix.ts. */
    mostWeightKg: decimal({ min: 0.1, max: 1000, decimals: 2 }, { optional: true }),
    /** Of the longest side of a package. */
    mostSideCm: integer({ min: 1, max: 1000 }, { optional: true }),
    mostValue: money({ min: 1, max: 10_000_000 }, { optional: true }),
    takesCash: flag({ initial: true }),
    /** Whoever brings the goods of a swap takes the old device; by carriers that do it alone. */
    takesDevices: flag({ initial: false }),
    /** Its customers choose when it comes. */
    hasTimeslots: flag({ initial: false }),
    textCs: text({ max: 300 }, { hidden: true }),
    textRo: text({ max: 300 }, { hidden: true }),
    position: position({ initial: 100 }),
  },
  {
    ...rights,
    summary: 'Ways to deliver',
    list: { name: 'delivery-methods', sort: 'position' },
    screen: { path: '/deliveries', group: 'groupShop' },
    rows: { key: 'admin-delivery-method', path: 'admin/delivery-methods/' },
    label: ['name_*', 'code'],
  },
);

/** Ways to pay; which of them can be switched on says payment-readiness.ts. */
export const paymentMethods = resource(
  'payment_methods',
  {
    nameCs: text({ max: 80 }, { search: true, width: 220 }),
    nameRo: text({ max: 80 }, { search: true, width: 220 }),
    code: slug({ unique: true, suggestedFrom: ['nameCs'] }),
    kind: choice(paymentKinds, {}),
    isActive: active,
    fee: money(price, { initial: 0 }),
    /** The most that can be paid by it in one order. */
    mostAmount: money({ min: 1, max: 10_000_000 }, { optional: true }),
    textCs: text({ max: 300 }, { hidden: true }),
    textRo: text({ max: 300 }, { hidden: true }),
    position: position({ initial: 100 }),
  },
  {
    ...rights,
    summary: 'Ways to pay',
    list: { name: 'payment-methods', sort: 'position' },
    rows: { key: 'admin-payment-method', path: 'admin/payment-methods/' },
    label: ['name_*', 'code'],
  },
);
