/** Numbers that a shop may set otherwise than the program does; what the specification fixes is none of them. */
export const shopNumbers = [
  'guest_cart_days',
  'export_kept_days',
  'come_back_days',
  'reservation_waiting_days',
  'timeslot_days',
  'replacement_answer_hours',
  'reservations_per_mail',
  'announced_repairs_per_mail',
  'timeslot_capacity',
  'weight_tolerance_grams',
  'quote_hours',
  'repair_slot_days',
  'repair_slot_lead_minutes',
  'unclaimed_days',
] as const;
export type ShopNumber = (typeof shopNumbers)[number];

interface NumberRule {
  /** Where the shop says nothing. */
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

/** Days, hours, minutes, pieces or grams, as the names say. */
export const numberRules: Readonly<Record<ShopNumber, NumberRule>> = {
  /** After which the cart of a visitor without an account ends, counted from its last change. */
  guest_cart_days: { usual: 180, min: 30, max: 365 },
  /** For which the file of an exported catalogue can be fetched. */
  export_kept_days: { usual: 7, min: 1, max: 90 },
  /** Within which a repaired device that comes again counts as having come back. */
  come_back_days: { usual: 90, min: 14, max: 365 },
  /** For which a prepared reservation waits at its store, to the end of opening hours. */
  reservation_waiting_days: { usual: 2, min: 1, max: 14 },
  /** After today, for which customers may choose when they are brought their goods. */
  timeslot_days: { usual: 7, min: 1, max: 30 },
  /** In which a customer may accept or refuse another colour or grade; silence is no consent. */
  replacement_answer_hours: { usual: 48, min: 12, max: 168 },
  /** Open reservations of one e-mail address, so that nobody empties a shelf. */
  reservations_per_mail: { usual: 5, min: 1, max: 20 },
  /** Announced repairs of one e-mail address that have not come yet. */
  announced_repairs_per_mail: { usual: 5, min: 1, max: 20 },
  /** Parcels that one slot of one delivery takes. */
  timeslot_capacity: { usual: 20, min: 1, max: 500 },
  /** By which a parcel may always weigh more or less; 20 % are fixed (T-WH-9). */
  weight_tolerance_grams: { usual: 30, min: 5, max: 500 },
  /** For which a quoted price of an insurance holds in a cart (T-CART-9). */
  quote_hours: { usual: 24, min: 1, max: 168 },
  /** After today, for which a slot at a service centre can be chosen. */
  repair_slot_days: { usual: 14, min: 1, max: 60 },
  /** Before a slot begins, until which it can be chosen: the store reads of it in time. */
  repair_slot_lead_minutes: { usual: 60, min: 5, max: 480 },
  /** After which a device that nobody fetched is set aside; the last reminder goes out on the 60th. */
  unclaimed_days: { usual: 90, min: 61, max: 365 },
};

/** What a number is where the shop says nothing of it. */
export const usualNumber = (name: ShopNumber): number => numberRules[name].usual;

/** Whether a shop may set a number so. */
export const isNumberPossible = (name: ShopNumber, amount: number): boolean =>
  Number.isInteger(amount) && amount >= numberRules[name].min && amount <= numberRules[name].max;
