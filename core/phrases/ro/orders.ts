import type * as cs from '../cs/orders.ts';

export const orderStatusTexts: typeof cs.orderStatusTexts = {
  created: 'Așteaptă confirmarea prin e-mail',
  awaiting_device: 'Așteaptă dispozitivul dumneavoastră',
  awaiting_payment: 'Așteaptă plata',
  confirmed: 'Confirmată',
  picking: 'O pregătim',
  packed: 'Împachetată',
  handed_over: 'Predată curierului',
  ready_for_pickup: 'Gata de ridicare',
  delivered: 'Livrată',
  cancelled: 'Anulată',
  returned: 'Returnată',
};

export const paymentStatusTexts: Record<keyof typeof cs.paymentStatusTexts, string> = {
  none: 'Nimic de plată',
  waiting: 'Neplătită',
  paid: 'Plătită',
  mismatch: 'Verificăm plata',
  partly_refunded: 'O parte din bani returnată',
  refunded: 'Bani returnați',
};

export const withdrawalStatusTexts: Record<keyof typeof cs.withdrawalStatusTexts, string> = {
  requested: 'Așteptăm produsele',
  received: 'Produsele au sosit, returnăm banii',
  refunded: 'Bani returnați',
  cancelled: 'Anulată',
};

export const withdrawalMessages: Record<keyof typeof cs.withdrawalMessages, string> = {
  deadline_passed: 'Termenul de 14 zile pentru retragerea din contract a expirat.',
  cancelled: 'Comanda este anulată, nu este nimic de returnat.',
  nothing_left: 'Ați returnat deja toate produsele din comandă.',
};

export const conditionTexts: Record<keyof typeof cs.conditionTexts, string> = {
  new: 'Nou',
  nearly_new: 'Aproape nou',
  used: 'Folosit, stare {grade}',
};
export const paidInCash = 'Numerar, în service';
export const monthsText = '{months} luni';
/** Of a serial number or IMEI only the end is told. */
export const serialText = 'serie terminată în {last}';

export const replacedText = 'în loc de {name}';

export const priceCutText = 'reducere de preț în urma unei sesizări de conformitate';

export const orderEventTexts: Record<keyof typeof cs.orderEventTexts, string> = {
  edited: 'Comandă modificată',
  paying: 'Clientul a început plata ({method})',
  holding: 'Clientul a început să blocheze suma pe card',
  held: 'Sumă blocată pe card: {amount}',
  hold_capture: 'Se încasează de pe card {amount}',
  hold_void: 'Suma blocată de {amount} a fost eliberată',
  hold_take: 'Blocarea s-a încheiat prin încasare',
  hold_release: 'Blocarea s-a încheiat prin eliberare',
  document_mailed: 'Documentul a fost trimis din nou prin e-mail',
  by_staff: 'Comandă preluată prin telefon',
  contact_changed: 'Datele de contact sau adresa au fost modificate',
  mail_again: 'E-mailul către client a fost trimis din nou',
  invoice_issued: 'Factura lipsă a fost emisă',
  rest_reminded: 'Clientului i s-a reamintit restul de plată după modificare',
  rest_with_staff: 'Restul de plată după modificare nu a venit la timp, așteaptă rezolvare',
  hold_again: 'Instrucțiunea a fost trimisă din nou băncii',
  replacement_offered: 'Clientului i s-a propus un alt produs',
  replacement_accepted: 'Produsul propus a fost acceptat',
  replacement_refused: 'Produsul propus a fost refuzat, poziția s-a anulat',
  replacement_expired: 'Clientul nu a răspuns la propunere',
  replacement_withdrawn: 'Propunerea a fost retrasă',
  exchange_taken: 'Curierul a preluat dispozitivul',
  exchange_missed: 'Curierul a predat produsele fără să preia dispozitivul',
  exchange_lost: 'Dispozitivul s-a pierdut pe drum spre noi',
  exchange_end: 'Schimbul la curier a fost anulat',
  exchange_rest_late: 'Restul de plată nu a venit la timp, așteaptă rezolvare',
  exchange_rest_written_off: 'S-a renunțat la restul de plată de {amount}',
  withdrawal: 'Retragere din contract',
  prepared: 'Bani pregătiți pentru a doua persoană',
  released: 'Banii pregătiți au fost aprobați',
  refused: 'Banii pregătiți au fost refuzați',
  called_off: 'Banii pregătiți au fost retrași',
};

/** Note of a task; `{number}` of the order, `{parcel}` of the parcel with the device. */
export const exchangeTask =
  'Comanda {number} cu schimb la curier: dispozitivul nu a ajuns (coletul {parcel}). Verifică la curier dacă l-a preluat și notează la comandă.';

export const orderActors: Record<keyof typeof cs.orderActors, string> = {
  customer: 'clientul',
  link: 'clientul, prin linkul din e-mail',
  code: 'clientul, prin codul din e-mail',
  account: 'clientul, autentificat',
  system: 'automat',
  supervisor: '{name}, cu acordul: {supervisor}',
};
