/** Sentences of the mails about an order. `{number}`, … are filled in by the API. */
export const orderMails = {
  'order-placed': {
    subject: 'Objednávka {number}',
    heading: 'Děkujeme za objednávku',
    paragraphs: ['vaši objednávku {number} jsme přijali a už na ní pracujeme.'],
    button: 'Zobrazit objednávku',
  },
  'order-paid': {
    subject: 'Objednávka {number} je zaplacená',
    heading: 'Platba dorazila',
    paragraphs: ['za objednávku {number} jsme přijali {due}. Fakturu najdete u objednávky.'],
    button: 'Zobrazit objednávku a fakturu',
  },
  'order-cancelled': {
    subject: 'Objednávka {number} je zrušená',
    heading: 'Objednávku jsme zrušili',
    paragraphs: [
      'objednávka {number} je zrušená a zboží jsme vrátili do prodeje.',
      'Pokud jste už zaplatili, peníze vám pošleme zpět stejnou cestou. Slevové kódy z ní můžete použít znovu.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-released': {
    subject: 'Objednávka {number} nebyla zaplacená',
    heading: 'Platba nedorazila',
    paragraphs: [
      'za objednávku {number} jsme platbu nedostali včas, zboží jsme proto vrátili do prodeje.',
      'Máte-li o něj zájem, objednejte ho prosím znovu. Slevové kódy zůstaly nepoužité.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-handed-over': {
    subject: 'Objednávka {number} je na cestě',
    heading: 'Zboží jsme předali dopravci',
    paragraphs: ['objednávka {number} je na cestě k vám.'],
    button: 'Zobrazit objednávku',
  },
  'order-ready': {
    subject: 'Objednávka {number} čeká na vyzvednutí',
    heading: 'Můžete si přijít',
    paragraphs: ['objednávka {number} je připravená: {destination}. Stačí říct její číslo.'],
    button: 'Zobrazit objednávku',
  },
  'order-delivered': {
    subject: 'Objednávka {number} je doručená',
    heading: 'Zboží je u vás',
    paragraphs: [
      'objednávka {number} je doručená. Ať vám dobře slouží.',
      'Do 14 dnů ji můžete vrátit bez udání důvodu, odkaz najdete u objednávky.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-refund-sent': {
    subject: 'Vracíme vám peníze za objednávku {number}',
    heading: 'Peníze jsou na cestě',
    paragraphs: ['za objednávku {number} vám vracíme {refunded}. Dobropis najdete u objednávky.'],
    button: 'Zobrazit objednávku a dobropis',
  },
  'withdrawal-receipt': {
    subject: 'Potvrzení o odstoupení od smlouvy, objednávka {number}',
    heading: 'Odstoupení jsme přijali',
    paragraphs: [
      'potvrzujeme, že jste {date} v {time} odstoupili od smlouvy k objednávce {number} v tomto rozsahu:',
      'Zboží nám prosím pošlete do 14 dnů. Peníze vrátíme, jakmile dorazí, nejpozději do 14 dnů od odstoupení.',
    ],
    button: 'Zobrazit objednávku',
  },
} as const;

export type OrderMailKind = keyof typeof orderMails;

export const orderMailWords = {
  greeting: 'Dobrý den,',
  signature: 'Tým Obměna',
  automatic: 'Tento e-mail jsme poslali automaticky.',
  number: 'Číslo objednávky',
  items: 'Zboží',
  pieces: '{count} ks',
  shipping: 'Doprava',
  payment: 'Platba',
  total: 'Celkem',
  buyback: 'Výkup protiúčtem',
  bonus: 'Bonus k výkupu',
  due: 'K úhradě',
  payout: 'Doplatíme vám',
  arrives: 'Doručení',
  store: 'prodejna {name}',
  withdrawn: 'Vracené zboží',
  amount: 'Vrátíme',
  reason: 'Důvod',
  account: 'Číslo účtu',
  variableSymbol: 'Variabilní symbol',
  transferUntil: 'Zaplaťte do',
  transfer: 'Údaje k převodu',
} as const;
