export const selector = {
  title: 'Výkup zařízení – zjistěte cenu',
  titleType: 'Výkup: {{type}}',
  titleManufacturer: 'Výkup {{manufacturer}} – {{type}}',
  titleModel: 'Výkup {{model}}',
  titleModelPrice: 'Výkup {{model}} – až {{price}}',
  description: 'Vyberte zařízení, odpovězte na otázky o stavu a hned uvidíte výkupní cenu.',
  descriptionModel: 'Kolik dáme za {{model}}: ceny podle stavu, každá srážka vysvětlená.',
  heading: 'Prodejte své zařízení',
  lead: 'Vyberte, co prodáváte. Cenu uvidíte hned, bez registrace.',
  bonus: 'Bonus až {{percent}} % k výkupní ceně',
  chooseType: 'Vyberte typ zařízení',
  chooseManufacturer: 'Vyberte výrobce',
  chooseModel: 'Vyberte model',
  chooseColor: 'Vyberte barvu',
  otherManufacturers: 'Další výrobci',
  allModels: 'Další modely',
  filterManufacturers: 'Hledat výrobce',
  filterModels: 'Hledat model',
  filterHint: 'Stačí část názvu, háčky a čárky nejsou potřeba.',
  found_one: 'Nalezen {{count}} výsledek',
  found_few: 'Nalezeny {{count}} výsledky',
  found_many: 'Nalezeno {{count}} výsledku',
  found_other: 'Nalezeno {{count}} výsledků',
  nothingFound: 'Nic takového tu nemáme. Zkuste kratší část názvu.',
  empty: 'Tady zatím nic nevykupujeme. Vraťte se o krok zpět a vyberte jiné zařízení.',
  upTo: 'až {{price}}',
  repair: 'Raději opravit? Podívejte se na ceny oprav.',
  recycled: 'recyklace zdarma',
  noPrice: 'nyní nevykupujeme',
  change: 'Změnit',
  step: 'Krok {{step}} ze 4',
  bestPrices: 'Nejvyšší výkupní ceny',
  bestPricesOf: 'Nejvyšší výkupní ceny: {{name}}',
  loadFailed: 'Nabídku zařízení se nepodařilo načíst.',
  appraisalFailed: 'Omlouváme se, ale při zjišťování nacenění nastala chyba.',
  crumbRoot: 'Výkup',
  unknownTitle: 'Toto zařízení nevykupujeme',
  unknownText: 'Adresa možná zastarala. Vyberte prosím zařízení znovu, nabídka je aktuální.',
  unknownOfferTitle: 'Tuto nabídku nemáme',
  unknownOfferText:
    'Zkontrolujte odkaz z e-mailu, záleží na velkých a malých písmenech. Starou nabídku nahradí nová: stačí zařízení vybrat znovu.',
  usedOfferTitle: 'Z této nabídky už je výkup',
  usedOfferText:
    'Jeho kód najdete v potvrzení, které přišlo e-mailem. S ním zjistíte, v jakém je výkup stavu.',
  usedOfferStatus: 'Zjistit stav výkupu',
  chooseDevice: 'Vybrat zařízení',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly selector: Translated<typeof selector>;
  }
}
