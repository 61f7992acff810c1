/** Sentences of the mails about a store reservation. `{product}`, … are filled in by the API. */
export const reservationMails = {
  'reservation-confirmation': {
    subject: 'Rezervace na prodejně: {product}',
    heading: 'Rezervaci jsme přijali',
    paragraphs: [
      'na prodejně {store} pro vás připravujeme {product}.',
      'K vyzvednutí bude {readyDate} v {readyTime}. Držíme ho pro vás do {date} {time}, zaplatíte až na místě.',
    ],
    button: 'Zobrazit nebo zrušit rezervaci',
  },
  'reservation-ready': {
    subject: 'Připraveno k vyzvednutí: {product}',
    heading: 'Můžete si přijít',
    paragraphs: [
      '{product} na vás čeká na prodejně {store}.',
      'Držíme ho pro vás do {date} {time}. U pokladny ukažte kód k vyzvednutí, nebo řekněte jméno.',
    ],
    button: 'Zobrazit nebo zrušit rezervaci',
  },
  'reservation-cancelled': {
    subject: 'Rezervace je zrušena: {product}',
    heading: 'Rezervaci jsme zrušili',
    paragraphs: [
      'rezervace na prodejně {store} je zrušena a {product} jsme vrátili do prodeje.',
      'Nic neplatíte. Budeme rádi, když se k nám vrátíte.',
    ],
    button: 'Zobrazit rezervaci',
  },
  'reservation-expired': {
    subject: 'Rezervace skončila: {product}',
    heading: 'Rezervace skončila',
    paragraphs: [
      'na {product} jsme na prodejně {store} čekali do {date} {time}. Protože si ho nikdo nevyzvedl, vrátili jsme ho do prodeje.',
      'Máte-li o něj stále zájem, rezervujte si ho znovu, dokud je na prodejně.',
    ],
    button: 'Zobrazit rezervaci',
  },
} as const satisfies Record<string, ReservationMailText>;

export interface ReservationMailText {
  readonly subject: string;
  readonly heading: string;
  /** The first goes on after the greeting. */
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export type ReservationMailKind = keyof typeof reservationMails;

/** Words that several mails share. */
export const reservationMailWords = {
  greeting: 'Dobrý den,',
  pickUpCode: 'Kód k vyzvednutí',
  product: 'Produkt',
  detail: 'Stav',
  price: 'Cena',
  store: 'Prodejna',
  phone: 'Telefon prodejny',
  signature: 'Váš tým Obměna',
  automatic:
    'Píšeme vám, protože jste si u nás rezervovali produkt. Na tuto zprávu prosím neodpovídejte.',
} as const;

export type ReservationMailWord = keyof typeof reservationMailWords;

/** Condition of a product in words. */
export const conditionWords = {
  new: 'Nové',
  nearly_new: 'Zánovní',
  used: 'Použité, stupeň {grade}',
} as const;

export type ProductCondition = keyof typeof conditionWords;
