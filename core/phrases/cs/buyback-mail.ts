import { counterOfferMail, type BuybackMailText } from './counter-offer-mail.ts';

/** Sentences of the mails about a buy-back. `{device}`, `{price}`, … are filled in by the API. */
export const buybackMails = {
  'buyback-offer': {
    subject: 'Výkupní nabídka: {device} za {price}',
    heading: 'Vaše výkupní nabídka',
    paragraphs: [
      'děkujeme za zájem o výkup. Za zařízení {device} vám nabízíme {price}.',
      'Cenu pro vás držíme do {date}. Nabídku si můžete kdykoli otevřít a zařízení prodat online.',
      'Nabídka je informativní: vychází z toho, jak jste stav zařízení popsali.',
    ],
    button: 'Otevřít nabídku a prodat online',
  },
  'buyback-confirmation': {
    subject: 'Přijali jsme váš výkup: {device}',
    heading: 'Výkup jsme přijali',
    paragraphs: [
      'děkujeme, že nám prodáváte zařízení {device}. Výkupní cena je {price} a platí, pokud k nám zařízení dorazí do {date}.',
      'Co teď: zálohujte si data, odhlaste se z účtů iCloud, Google nebo Samsung a zařízení obnovte do továrního nastavení.',
      'Zařízení dobře zabalte, na balík napište číslo výkupu {sale} a pošlete ho na adresu níže, nebo ho přineste na výkupní místo. Štítek k vytištění najdete na stránce výkupu.',
      'Po kontrole vám peníze pošleme na účet, který jste uvedli.',
    ],
    button: 'Sledovat stav výkupu',
  },
  'buyback-received': {
    subject: 'Zařízení dorazilo: {device}',
    heading: 'Vaše zařízení je u nás',
    paragraphs: [
      'zařízení {device} k nám v pořádku dorazilo. Teď ho zkontrolujeme a o výsledku vám hned napíšeme.',
    ],
    button: 'Sledovat stav výkupu',
  },
  'buyback-counter-offer': counterOfferMail,
  'buyback-reminder': {
    subject: 'Připomínáme nabídku: {device}',
    heading: 'Čekáme na vaše rozhodnutí',
    paragraphs: [
      'za zařízení {device} jsme vám po kontrole nabídli {price} místo {originalPrice} a zatím jste neodpověděli.',
      'Rozhodněte se prosím do {date}. Pokud se neozvete, pošleme vám zařízení zdarma zpět.',
    ],
    button: 'Přijmout {price}',
  },
  'buyback-swap-lowered': {
    subject: 'Po kontrole je hodnota zařízení nižší: {device}',
    heading: 'Rozhodněte prosím, co dál',
    paragraphs: [
      'zařízení {device} jsme zkontrolovali a jeho stav se liší od popisu. Místo {originalPrice} ho do objednávky {number} můžeme započítat za {price}.',
      'Můžete doplatit rozdíl, nechat si zařízení a zaplatit celou částku, nebo obojí zrušit.',
      'Zboží pro vás držíme do {date}. Pokud se neozvete, objednávku zrušíme a zařízení vám pošleme zdarma zpět.',
    ],
    button: 'Vybrat, co dál',
  },
  'buyback-swap-rejected': {
    subject: 'Zařízení nemůžeme započítat: {device}',
    heading: 'Rozhodněte prosím, co dál',
    paragraphs: [
      'zařízení {device} jsme zkontrolovali a v tomto stavu ho vykoupit nemůžeme. Pošleme vám ho zdarma zpět.',
      'Objednávku {number} můžete zaplatit celou, nebo zrušit.',
      'Zboží pro vás držíme do {date}. Pokud se neozvete, objednávku zrušíme.',
    ],
    button: 'Vybrat, co dál',
  },
  'buyback-swap-reminder': {
    subject: 'Připomínáme: rozhodněte o zařízení {device}',
    heading: 'Čekáme na vaše rozhodnutí',
    paragraphs: [
      'objednávka {number} čeká, jak se rozhodnete o zařízení {device}.',
      'Zboží pro vás držíme do {date}. Pokud se neozvete, objednávku zrušíme a zařízení vám pošleme zdarma zpět.',
    ],
    button: 'Vybrat, co dál',
  },
  'buyback-accepted': {
    subject: 'Výkup potvrzen: {device}',
    heading: 'Výkup je potvrzen',
    paragraphs: [
      'zařízení {device} vykupujeme za {price}. Peníze vám teď pošleme na účet, který jste uvedli.',
    ],
    button: 'Sledovat stav výkupu',
  },
  'buyback-paid': {
    subject: 'Peníze jsme odeslali: {price}',
    heading: 'Peníze jsou na cestě',
    paragraphs: [
      'za zařízení {device} jsme vám odeslali {price}. Na účtu je uvidíte podle své banky obvykle do druhého pracovního dne.',
      'Děkujeme, že jste zařízení dali druhý život.',
    ],
    button: 'Zobrazit výkup',
  },
  'buyback-paid-in-part': {
    subject: 'Peníze jsme odeslali: {paid}',
    heading: 'Peníze jsou na cestě',
    paragraphs: [
      'ze zařízení {device} za {price} jsme {setOff} započítali do objednávky {number} a {paid} vám odeslali. Na účtu je uvidíte podle své banky obvykle do druhého pracovního dne.',
      'Děkujeme, že jste zařízení dali druhý život.',
    ],
    button: 'Zobrazit výkup',
  },
  'buyback-paid-by-goods': {
    subject: 'Výkup je vyrovnaný: {device}',
    heading: 'Výkup je vyrovnaný',
    paragraphs: [
      'celou cenu {price} za zařízení {device} jsme započítali do objednávky {number}. Na účet už nic neposíláme.',
      'Děkujeme, že jste zařízení dali druhý život.',
    ],
    button: 'Zobrazit výkup',
  },
  'buyback-rejected': {
    subject: 'Zařízení nemůžeme vykoupit: {device}',
    heading: 'Zařízení bohužel nevykoupíme',
    paragraphs: [
      'zařízení {device} jsme zkontrolovali a v tomto stavu ho vykoupit nemůžeme.',
      'Pošleme vám ho zdarma zpět na adresu, kterou jste uvedli.',
    ],
    button: 'Sledovat stav výkupu',
  },
  'buyback-returning': {
    subject: 'Posíláme vám zařízení zpět: {device}',
    heading: 'Zařízení se vrací k vám',
    paragraphs: [
      'zařízení {device} vám posíláme zpět na adresu, kterou jste uvedli. Za vrácení nic neplatíte.',
    ],
    button: 'Sledovat stav výkupu',
  },
  'buyback-returned': {
    subject: 'Zařízení jsme vrátili: {device}',
    heading: 'Zařízení je zpět u vás',
    paragraphs: [
      'zařízení {device} jsme vám vrátili a výkup tím končí. Až ho budete chtít prodat, rádi ho naceníme znovu.',
    ],
    button: 'Zobrazit výkup',
  },
  'buyback-cancelled': {
    subject: 'Výkup je zrušen: {device}',
    heading: 'Výkup jsme zrušili',
    paragraphs: [
      'výkup zařízení {device} je zrušen. Pokud jste ho už odeslali, vrátíme vám ho zdarma zpět.',
    ],
    button: 'Zobrazit výkup',
  },
  'buyback-edited': {
    subject: 'Údaje výkupu jsou změněné: {device}',
    heading: 'Údaje výkupu jsme změnili',
    paragraphs: [
      'u výkupu zařízení {device} někdo s jeho kódem změnil telefon, adresu nebo účet pro výplatu.',
      'Pokud jste to nebyli vy, ozvěte se nám prosím hned, než nám zařízení předáte.',
    ],
    button: 'Zobrazit výkup',
  },
  'buyback-expired': {
    subject: 'Platnost výkupu skončila: {device}',
    heading: 'Zařízení k nám nedorazilo',
    paragraphs: [
      'zařízení {device} k nám nedorazilo do {date}, proto cena {price} už neplatí a výkup jsme ukončili.',
      'Pokud ho chcete prodat, zjistěte si aktuální cenu. Zabere to minutu.',
    ],
    button: 'Zobrazit výkup',
  },
} as const satisfies Record<string, BuybackMailText>;

export type BuybackMailKind = keyof typeof buybackMails;

/** Words that several mails share. */
export const buybackMailWords = {
  greeting: 'Dobrý den,',
  device: 'Zařízení',
  price: 'Výkupní cena',
  newPrice: 'Nová nabídka',
  originalPrice: 'Původní cena',
  validUntil: 'Cena platí do',
  answerBy: 'Rozhodnout do',
  number: 'Číslo výkupu',
  sendTo: 'Kam zařízení poslat',
  code: 'Kód výkupu',
  answered: 'Váš popis',
  found: 'Zjistili jsme',
  note: 'Poznámka technika',
  aheadWays:
    'Můžete doplatit rozdíl, nebo si zařízení nechat a zboží doplatit celé. Zařízení vám pak hned po zaplacení pošleme zdarma zpět.',
  aheadSilence:
    'Zboží už máte, a tak prosíme o rozhodnutí do {date}. Pokud se neozvete, bude potřeba zboží doplatit celé a zařízení zůstane do zaplacení u nás.',
  aheadRejected:
    'zařízení {device} jsme zkontrolovali a v tomto stavu ho vykoupit nemůžeme. Zboží z objednávky {number} je proto potřeba doplatit celé, zařízení vám pak hned pošleme zdarma zpět.',
  voucher:
    'Za výkup máte také poukázku {voucher} na nákup u nás. Stačí v košíku zadat kód výkupu {code}, a to nejpozději {voucherEnd}.',
  refuse: 'Odmítnout a vrátit zařízení zdarma',
  signature: 'Váš tým Obměna',
  automatic: 'Píšeme vám, protože nám prodáváte zařízení. Na tuto zprávu prosím neodpovídejte.',
  automaticQuote:
    'Píšeme vám, protože jste si u nás nechali poslat nabídku. Na tuto zprávu prosím neodpovídejte.',
} as const;

export type BuybackMailWord = keyof typeof buybackMailWords;
