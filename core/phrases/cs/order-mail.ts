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
  'order-changed': {
    subject: 'Objednávka {number} je upravená',
    heading: 'Objednávku jsme upravili',
    paragraphs: [
      'objednávku {number} jsme upravili. Níže najdete, co v ní teď je a jak vám ji doručíme.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-changed-to-pay': {
    subject: 'Objednávka {number} je upravená, zbývá zaplatit {toPay}',
    heading: 'Objednávku jsme upravili',
    paragraphs: [
      'objednávku {number} jsme upravili. Níže najdete, co v ní teď je a jak vám ji doručíme.',
      'Zbývá zaplatit {toPay}. Hned po zaplacení začneme zboží chystat.',
    ],
    button: 'Zaplatit',
  },
  'order-changed-refunded': {
    subject: 'Objednávka {number} je upravená, vracíme vám {refunded}',
    heading: 'Objednávku jsme upravili',
    paragraphs: [
      'objednávku {number} jsme upravili. Níže najdete, co v ní teď je a jak vám ji doručíme.',
      'Rozdíl {refunded} vám vrátíme stejnou cestou, jakou jste platili. Opravný doklad najdete u objednávky.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-changed-paid': {
    subject: 'Objednávka {number} je doplacená',
    heading: 'Platba dorazila',
    paragraphs: [
      'doplatek za objednávku {number} jsme přijali a zboží chystáme. Fakturu najdete u objednávky.',
    ],
    button: 'Zobrazit objednávku a fakturu',
  },
  'order-proforma': {
    subject: 'Výzva k platbě, objednávka {number}',
    heading: 'Výzva k platbě',
    paragraphs: [
      'posíláme znovu výzvu k platbě objednávky {number} s QR kódem. Zboží pro vás držíme do {until}.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-contact-changed': {
    subject: 'Objednávka {number}: změna kontaktu nebo adresy',
    heading: 'Údaje jsme upravili',
    paragraphs: [
      'u objednávky {number} jsme na vaši žádost upravili kontakt nebo adresu. Nové údaje najdete u objednávky. Pokud jste o nic nežádali, ozvěte se nám prosím.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-rest-reminder': {
    subject: 'Objednávka {number}: zbývá doplatit {toPay}',
    heading: 'Objednávka čeká na doplatek',
    paragraphs: [
      'za upravenou objednávku {number} zbývá doplatit {toPay}. Zboží pro vás držíme do {restUntil}, zaplaťte prosím do té doby.',
    ],
    button: 'Zaplatit',
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
  'order-unconfirmed': {
    subject: 'Objednávka {number} nebyla potvrzená',
    heading: 'Objednávku jste nepotvrdili',
    paragraphs: [
      'objednávku {number} jste včas nepotvrdili, zboží jsme proto vrátili do prodeje.',
      'Máte-li o něj zájem, objednejte ho prosím znovu. Slevové kódy zůstaly nepoužité.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-device-reminder': {
    subject: 'Čekáme na vaše zařízení, objednávka {number}',
    heading: 'Vaše zařízení zatím nedorazilo',
    paragraphs: [
      'objednávka {number} čeká na zařízení, které jste nám dali na protiúčet. Zboží pro vás držíme do {until}.',
      'Zařízení dobře zabalte, k balíku připište kód výkupu z našeho e-mailu a předejte ho kurýrovi, nebo ho přineste na výkupní místo.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-device-missing': {
    subject: 'Objednávka {number} je zrušená, zařízení nedorazilo',
    heading: 'Zařízení k nám nedorazilo',
    paragraphs: [
      'na zařízení na protiúčet jsme čekali 14 dnů. Objednávku {number} jsme proto zrušili a zboží vrátili do prodeje.',
      'Pokud zařízení ještě dorazí, vykoupíme ho a peníze pošleme na váš účet. Slevové kódy můžete použít znovu.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-device-settled': {
    subject: 'Zařízení jsme převzali, objednávka {number}',
    heading: 'Zboží pro vás chystáme',
    paragraphs: [
      'protiúčet k objednávce {number} je vyřízený a zboží pro vás chystáme.',
      'K úhradě zbývá {due}.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-device-to-pay': {
    subject: 'Objednávka {number}: zbývá zaplatit {due}',
    heading: 'Zbývá zaplatit rozdíl',
    paragraphs: [
      'protiúčet k objednávce {number} je vyřízený. K úhradě zbývá {due}.',
      'Zaplaťte prosím do {until}, zboží vám pak hned pošleme.',
    ],
    button: 'Zaplatit',
  },
  'order-hold-secured': {
    subject: 'Objednávka {number}: částka {held} je zablokovaná na kartě',
    heading: 'Zboží pošleme hned',
    paragraphs: [
      'na kartě jsme k objednávce {number} zablokovali {held}. Nic jsme nestrhli a na vaše zařízení už se zbožím nečekáme.',
      'Zařízení nám prosím pošlete tak, aby dorazilo do {holdUntil}. Odpovídá-li popisu, blokaci zrušíme. Pokud nedorazí, částku z karty strhneme.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-hold-reminder': {
    subject: 'Objednávka {number}: blokace na kartě brzy skončí',
    heading: 'Vaše zařízení zatím nemáme vyřízené',
    paragraphs: [
      'blokace {held} k objednávce {number} platí do {holdUntil}. Do té doby prosím zařízení doručte, nebo částku u objednávky zablokujte znovu.',
      'Neodeslané zboží jinak počká na zařízení. Máte-li ho už u sebe, částku z karty strhneme a zařízení vám po doručení zaplatíme na účet.',
    ],
    button: 'Zablokovat znovu',
  },
  'order-hold-ended': {
    subject: 'Objednávka {number} znovu čeká na zařízení',
    heading: 'Blokace na kartě skončila',
    paragraphs: [
      'blokace {held} k objednávce {number} skončila, z karty jsme nic nestrhli. Zboží teď počká na vaše zařízení do {until}.',
      'Chcete-li zboží dřív, zablokujte částku u objednávky znovu.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-hold-released': {
    subject: 'Objednávka {number}: blokaci na kartě jsme zrušili',
    heading: 'Zařízení je vyřízené',
    paragraphs: [
      'protiúčet k objednávce {number} je vyřízený. Blokaci {held} jsme zrušili a z karty jsme nic nestrhli.',
      'Banka ji obvykle uvolní do několika dnů.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-hold-taken': {
    subject: 'Objednávka {number}: z karty jsme strhli {taken}',
    heading: 'Chybějící část jsme strhli z karty',
    paragraphs: [
      'zařízení na protiúčet nezaplatilo z objednávky {number} tolik, kolik jsme čekali. Ze zablokované částky {held} jsme proto strhli {taken}, zbytek jsme uvolnili.',
      'Pokud zařízení teprve dorazí, vykoupíme ho a peníze pošleme na váš účet.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-exchange-missed': {
    subject: 'Objednávka {number}: kurýr nepřevzal vaše zařízení',
    heading: 'Zboží máte, zařízení zatím ne my',
    paragraphs: [
      'kurýr doručil objednávku {number}, ale vaše zařízení na protiúčet nepřevzal.',
      'Zařízení dobře zabalte, k balíku připište kód výkupu z našeho e-mailu a pošlete ho nám, nebo ho přineste na výkupní místo tak, aby dorazilo do {exchangeUntil}. Jinak bude potřeba zaplatit za zboží celou částku.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-exchange-missed-reminder': {
    subject: 'Objednávka {number}: zařízení čekáme do {exchangeUntil}',
    heading: 'Vaše zařízení zatím nedorazilo',
    paragraphs: [
      'zboží z objednávky {number} už máte, zařízení na protiúčet k nám zatím nedorazilo.',
      'Pošlete ho prosím tak, aby dorazilo do {exchangeUntil}. Jinak bude potřeba zaplatit za zboží celou částku. Dorazí-li zařízení později, vykoupíme ho a peníze pošleme na váš účet.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-exchange-settled': {
    subject: 'Objednávka {number}: protiúčet je vyřízený',
    heading: 'Zařízení je v pořádku',
    paragraphs: [
      'zařízení, které převzal kurýr, jsme zkontrolovali. Protiúčet k objednávce {number} je vyřízený a nic dalšího neplatíte.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-exchange-to-pay': {
    subject: 'Objednávka {number}: zbývá doplatit {toPay}',
    heading: 'Zbývá doplatit zboží',
    paragraphs: [
      'zařízení na protiúčet nezaplatilo z objednávky {number} tolik, kolik jsme čekali. Zbývá doplatit {toPay}.',
      'Zaplaťte prosím do {exchangeUntil}. Zařízení, které si necháváte a které je u nás, vám pošleme zdarma zpět hned po zaplacení.',
    ],
    button: 'Zaplatit',
  },
  'order-exchange-pay-reminder': {
    subject: 'Objednávka {number}: stále zbývá doplatit {toPay}',
    heading: 'Zboží ještě není doplacené',
    paragraphs: [
      'za objednávku {number}, kterou už máte u sebe, zbývá doplatit {toPay}. Zaplaťte prosím do {exchangeUntil}.',
      'Zařízení, které si necháváte a které je u nás, vám pošleme zdarma zpět hned po zaplacení.',
    ],
    button: 'Zaplatit',
  },
  'order-exchange-pay-last-reminder': {
    subject: 'Objednávka {number}: doplatek {toPay} je splatný {exchangeUntil}',
    heading: 'Poslední připomínka doplatku',
    paragraphs: [
      'za objednávku {number}, kterou už máte u sebe, stále zbývá doplatit {toPay}. Doplatek je splatný {exchangeUntil}.',
      'Další připomínku už nepošleme. Pokud platba nedorazí, ozveme se vám kvůli ní osobně. Zařízení, které si necháváte, zůstane do zaplacení u nás.',
    ],
    button: 'Zaplatit',
  },
  'order-exchange-paid': {
    subject: 'Objednávka {number} je doplacená',
    heading: 'Platba dorazila',
    paragraphs: [
      'doplatek za objednávku {number} jsme přijali. Pokud si necháváte zařízení, které je u nás, už ho posíláme zpět.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-exchange-written-off': {
    subject: 'Objednávka {number}: doplatek {writtenOff} už neplaťte',
    heading: 'Nic už nám nedlužíte',
    paragraphs: [
      'doplatek {writtenOff} za objednávku {number} jsme odepsali, už ho prosím neplaťte. Pokud platba ještě dorazí, vrátíme vám ji.',
      'Máme-li u nás zařízení, které jste nám nakonec neprodali, pošleme vám ho zdarma zpět.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-exchange-refused': {
    subject: 'Objednávka {number} je zrušená',
    heading: 'Kurýr zboží přivezl zpět',
    paragraphs: [
      'kurýr u vás nepřevzal zařízení na protiúčet, a tak zboží z objednávky {number} přivezl zpět. Objednávku jsme zrušili.',
      'Co jste zaplatili, vám vrátíme. Zařízení vám zůstává. Můžete nám ho prodat samostatně, nebo si zboží objednat znovu.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-called-off': {
    subject: 'Objednávka {number} je zrušená',
    heading: 'Objednávku jsme zrušili',
    paragraphs: [
      'objednávka {number} s protiúčtem je zrušená a zboží jsme vrátili do prodeje. Je-li vaše zařízení u nás, pošleme vám ho zdarma zpět.',
      'Nic neplatíte; co jste už zaplatili, vám vrátíme. Slevové kódy můžete použít znovu.',
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
    paragraphs: [
      'objednávka {number} je připravená: {destination}.',
      'Na prodejně ukažte kód k vyzvednutí. Komu ho ukážete vy, tomu zboží vydáme.',
    ],
    button: 'Zobrazit objednávku',
  },
  'order-at-point': {
    subject: 'Objednávka {number} čeká na výdejním místě',
    heading: 'Můžete si přijít',
    paragraphs: [
      'balík s objednávkou {number} na vás čeká: {destination}.',
      'K vyzvednutí stačí číslo zásilky {parcels}. Přesný kód posílá dopravce zprávou na váš telefon.',
    ],
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
  'order-rest-refunded': {
    subject: 'Objednávka {number}: část zboží už nemáme',
    heading: 'Zbytek objednávky pošleme bez chybějícího zboží',
    paragraphs: [
      'mrzí nás to, ale část zboží z objednávky {number} jsme ve skladu nenašli. Chybějící kusy jsme z ní zrušili a ostatní pošleme.',
      'Vracíme vám za ně {refunded}. Dobropis najdete u objednávky.',
    ],
    button: 'Zobrazit objednávku a dobropis',
  },
  'order-rest-closed': {
    subject: 'Objednávka {number}: část zboží už nemáme',
    heading: 'Zbytek objednávky pošleme bez chybějícího zboží',
    paragraphs: [
      'mrzí nás to, ale část zboží z objednávky {number} jsme ve skladu nenašli. Chybějící kusy jsme z ní zrušili a ostatní pošleme.',
      'Zaplatíte o ně méně: při převzetí zbývá {due}. Pokud je na štítku balíku ještě původní částka, rozdíl vám vrátíme.',
    ],
    button: 'Zobrazit objednávku',
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
  pickUpCode: 'Kód k vyzvednutí',
  items: 'Zboží',
  closedItems: 'Zrušené kusy',
  pieces: '{count} ks',
  shipping: 'Doprava',
  payment: 'Platba',
  total: 'Celkem',
  buyback: 'Výkup protiúčtem',
  bonus: 'Bonus k výkupu',
  due: 'K úhradě',
  payout: 'Doplatíme vám',
  arrives: 'Doručení',
  parcel: 'Zásilka',
  follow: 'Sledovat zásilku',
  store: 'prodejna {name}',
  withdrawn: 'Vracené zboží',
  amount: 'Vrátíme',
  reason: 'Důvod',
  account: 'Číslo účtu',
  variableSymbol: 'Variabilní symbol',
  transferUntil: 'Zaplaťte do',
  transfer: 'Údaje k převodu',
  proforma: 'Výzva k platbě (PDF)',
  exchangeAtDoor:
    'Zařízení na protiúčet předáte kurýrovi, až vám zboží přiveze. Zazálohujte ho, odhlaste ho ze svých účtů, vypněte a dobře zabalte. Bez něj kurýr zboží nevydá.',
  exchangeReady:
    'Mějte prosím připravené zabalené zařízení na protiúčet. Kurýr ho převezme a teprve pak vám vydá zboží.',
  deviceAwaited:
    'Zboží odešleme, jakmile k nám dorazí vaše zařízení na protiúčet a zkontrolujeme ho. Držíme ho pro vás do {until}.',
  deviceAtStore:
    'Nechcete čekat? Zařízení přineste rovnou na prodejnu, kde si zboží vyzvedáváte: prohlédneme ho na místě a když odpovídá popisu, zboží si hned odnesete. Než přijdete, zavolejte nám, ať tam zboží máme.',
  deviceHow:
    'Zařízení dobře zabalte, k balíku připište kód výkupu z našeho e-mailu a předejte ho kurýrovi, nebo ho přineste na výkupní místo. Zaplatíte až po kontrole.',
} as const;
