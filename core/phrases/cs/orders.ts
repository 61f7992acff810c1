import type { OrderStatus } from '../../orders/order-status.ts';

/** What a customer reads of an order's state, and in its history. */
export const orderStatusTexts: Record<OrderStatus, string> = {
  created: 'Čeká na potvrzení e-mailem',
  awaiting_device: 'Čeká na vaše zařízení',
  awaiting_payment: 'Čeká na zaplacení',
  confirmed: 'Potvrzena',
  picking: 'Chystáme ji',
  packed: 'Zabalena',
  handed_over: 'Předána dopravci',
  ready_for_pickup: 'Připravena k vyzvednutí',
  delivered: 'Doručena',
  cancelled: 'Zrušena',
  returned: 'Vrácena',
};

export const paymentStatusTexts = {
  none: 'Není co platit',
  waiting: 'Nezaplaceno',
  paid: 'Zaplaceno',
  mismatch: 'Platbu ověřujeme',
  partly_refunded: 'Část peněz vrácena',
  refunded: 'Peníze vráceny',
} as const;

export const withdrawalStatusTexts = {
  requested: 'Čekáme na zboží',
  received: 'Zboží dorazilo, vracíme peníze',
  refunded: 'Peníze vráceny',
  cancelled: 'Zrušeno',
} as const;

export const withdrawalMessages = {
  deadline_passed: 'Lhůta 14 dnů pro odstoupení od smlouvy už uplynula.',
  cancelled: 'Objednávka je zrušená, není co vracet.',
  nothing_left: 'Všechno zboží z objednávky už jste vrátili.',
} as const;

/** Condition and grade of what was bought. */
export const conditionTexts = {
  new: 'Nové',
  nearly_new: 'Zánovní',
  used: 'Použité, stav {grade}',
} as const;
/** How a bill of the service was paid at its counter. */
export const paidInCash = 'Hotově v servisu';
export const monthsText = '{months} měsíců';
/** Of a serial number or IMEI only the end is told. */
export const serialText = 'výr.\u00a0č. končí {last}';

/** Stands below a piece on a document that was sent instead of another one. */
export const replacedText = 'náhrada za {name}';

/** Stands below a piece on a credit note that stays with its customer at a lower price. */
export const priceCutText = 'sleva z ceny po reklamaci';

/** What staff read in an order's history besides its states. */
export const orderEventTexts = {
  edited: 'Objednávka upravena',
  paying: 'Zákazník začal platit ({method})',
  holding: 'Zákazník začal blokovat částku na kartě',
  held: 'Na kartě zablokováno {amount}',
  hold_capture: 'Z karty se strhává {amount}',
  hold_void: 'Blokace {amount} uvolněna',
  hold_take: 'Blokace ukončena stržením',
  hold_release: 'Blokace ukončena uvolněním',
  document_mailed: 'Doklad poslán znovu e-mailem',
  by_staff: 'Objednávka přijatá po telefonu',
  contact_changed: 'Kontakt nebo adresa změněny',
  mail_again: 'E-mail zákazníkovi poslán znovu',
  invoice_issued: 'Chybějící faktura vystavena',
  rest_reminded: 'Zákazníkovi připomenut doplatek po úpravě',
  rest_with_staff: 'Doplatek po úpravě nepřišel včas, čeká na vyřízení',
  hold_again: 'Pokyn bance poslán znovu',
  replacement_offered: 'Zákazníkovi nabídnuta náhrada',
  replacement_accepted: 'Náhrada přijata',
  replacement_refused: 'Náhrada odmítnuta, zboží zrušeno',
  replacement_expired: 'Na náhradu zákazník neodpověděl',
  replacement_withdrawn: 'Nabídka náhrady stažena',
  exchange_taken: 'Kurýr převzal zařízení',
  exchange_missed: 'Kurýr zařízení nepřevzal, zboží předal',
  exchange_lost: 'Zařízení se ztratilo cestou k nám',
  exchange_end: 'Výměna u kurýra zrušena',
  exchange_rest_late: 'Doplatek nepřišel včas, čeká na vyřízení',
  exchange_rest_written_off: 'Odepsán doplatek {amount}',
  withdrawal: 'Odstoupení od smlouvy',
  prepared: 'Peníze připraveny pro druhou osobu',
  released: 'Připravené peníze uvolněny',
  refused: 'Připravené peníze odmítnuty',
  called_off: 'Připravené peníze vzaty zpět',
} as const;

/** Note of a task; `{number}` of the order, `{parcel}` of the parcel with the device. */
export const exchangeTask =
  'Objednávka {number} s výměnou u kurýra: zařízení nedorazilo (balík {parcel}). Ověřte u dopravce, zda ho převzal, a zapište to u objednávky.';

/** Who did it; of a customer how they had shown that the order is theirs. */
export const orderActors = {
  customer: 'zákazník',
  link: 'zákazník, odkazem z e-mailu',
  code: 'zákazník, kódem z e-mailu',
  account: 'zákazník, přihlášený',
  system: 'automaticky',
  supervisor: '{name}, souhlas: {supervisor}',
} as const;
