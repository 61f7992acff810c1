/** Favourites, last visited and compared products. */
export const visitorLists = {
  favouritesTitle: 'Oblíbené produkty',
  favouritesDescription: 'Produkty, které jste si označili srdcem.',
  favouritesLead_one: '{{count}} produkt, který jste si označili srdcem.',
  favouritesLead_few: '{{count}} produkty, které jste si označili srdcem.',
  favouritesLead_many: '{{count}} produktu, které jste si označili srdcem.',
  favouritesLead_other: '{{count}} produktů, které jste si označili srdcem.',
  favouritesEmpty: 'Zatím tu nic není',
  favouritesEmptyText:
    'Klepněte na srdce u produktu a najdete ho tady. Po přihlášení ho uvidíte i na dalších zařízeních.',
  toCatalogue: 'Prohlédnout nabídku',
  favourite: 'Oblíbené: {{name}}',
  remove: 'Odebrat {{name}}',
  removed: '{{name}} už není mezi oblíbenými.',
  undo: 'Vrátit zpět',
  lastVisitedTitle: 'Naposledy navštívené',
  lastVisitedDescription: 'Čtyři produkty, které jste si prohlíželi naposledy.',
  lastVisitedEmpty: 'Zatím jste si žádný produkt neprohlédli',
  lastVisitedEmptyText: 'Pamatujeme si poslední čtyři, ať je nemusíte hledat znovu.',
  compareTitle: 'Porovnání produktů',
  compareDescription: 'Až čtyři produkty vedle sebe a v čem se liší.',
  compareEmpty: 'Zatím nemáte co porovnávat',
  compareEmptyText: 'U produktu zvolte Porovnat. Vedle sebe postavíme až čtyři.',
  compareLead: 'Adresa této stránky si výběr pamatuje, můžete ji někomu poslat.',
  compareOne: 'Přidejte ještě aspoň jeden produkt, ať je co porovnávat.',
  onlyDifferences: 'Jen rozdíly',
  allRows: 'Všechny parametry',
  noDifferences: 'V parametrech, které známe, se neliší.',
  rowPrice: 'Cena',
  rowCondition: 'Stav',
  rowAvailability: 'Dostupnost',
  rowColors: 'Barvy',
  rowReviews: 'Hodnocení',
  rowProduct: 'Produkt',
  basics: 'Základní údaje',
  unknown: 'neuvedeno',
  addSlot: 'Přidat další produkt',
  from: 'od {{price}}',
  rating: '{{average}} z 5',
  loadFailed: 'Produkty se nepodařilo načíst.',
  notKept: 'Nepodařilo se uložit. Zkontrolujte připojení a zkuste to znovu.',
  table: 'Porovnání, posouvá se do stran',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly visitorLists: Translated<typeof visitorLists>;
  }
}
