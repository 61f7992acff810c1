/** The page after an online sale. */
export const thankYou = {
  title: 'Děkujeme, výkup je přijatý',
  description: 'Potvrzení výkupu a co bude dál.',
  heading: 'Děkujeme, výkup je přijatý',
  lead: 'Potvrzení jsme poslali na {{email}}.',
  leadNoEmail: 'Potvrzení jsme poslali na váš e-mail.',
  raisedTitle: 'Dostanete víc',
  raisedText: 'Mezitím začal platit lepší ceník, a tak cenu zvyšujeme na {{price}}.',
  movedTitle: 'Tento výkup už pokročil',
  movedText: 'Podívejte se, v jakém je teď stavu.',
  price: 'Výkupní cena',
  lockedUntil: 'Cena platí, když k nám zařízení dorazí do {{date}}.',
  code: 'Kód výkupu',
  codeHelp: 'S ním a se svým e-mailem kdykoli zjistíte stav.',
  statusLink: 'Zjistit stav výkupu',
  print: 'Vytisknout',
  nextTitle: 'Co teď',
  pack1Title: 'Zálohujte data a odhlaste se',
  pack1Text: 'Odhlaste účet iCloud nebo Google a zařízení vymažte. Zamčené vykoupit nemůžeme.',
  pack2Title: 'Zabalte zařízení',
  pack2Text: 'Stačí pevná krabice a měkká výplň. Přiložte, co jste v odpovědích uvedli.',
  pack3Title: 'Pošlete ho, nebo přineste',
  pack3Text:
    'Na balík nalepte štítek, nebo na něj opište adresu a číslo výkupu. Přinést ho můžete i na kterékoli výkupní místo.',
  pack4Title: 'Počkejte na výsledek',
  pack4Text: 'Zkontrolujeme ho a pošleme peníze. Nižší cenu nikdy neuplatníme bez vašeho souhlasu.',
  centersLink: 'Výkupní místa',
  summaryTitle: 'Shrnutí výkupu',
  device: 'Zařízení',
  grade: 'Stupeň',
  dataTitle: 'Vaše údaje',
  dataHelp: 'Citlivé údaje ukazujeme jen zčásti, ať je tu nikdo nepřečte.',
  pickupTitle: 'Adresa vyzvednutí',
  answersTitle: 'Popsaný stav',
  firstName: 'Jméno',
  lastName: 'Příjmení',
  eMail: 'E-mail',
  phoneNumber: 'Telefon',
  street: 'Ulice a číslo',
  city: 'Město',
  postcode: 'PSČ',
  bankAccountFullNumber: 'Účet pro výplatu',
  personalIdentificationNumber: 'Rodné číslo',
  identityCardNumber: 'Číslo průkazu',
  imei: 'IMEI',
  serialNumber: 'Sériové číslo',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly thankYou: Translated<typeof thankYou>;
  }
}
