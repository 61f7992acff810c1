/** What is said of a product wherever it is listed. */
export const productCard = {
  from: 'od',
  conditionNew: 'Nové',
  conditionNearlyNew: 'Zánovní',
  conditionUsed: 'Použité',
  conditionNewText: 'Nerozbalené, v originálním balení a s plnou zárukou.',
  conditionNearlyNewText:
    'Rozbalené nebo krátce vyzkoušené. Zkontrolovali jsme ho, nic na něm nepoznáte.',
  conditionUsedText:
    'Z výkupu, zkontrolované technikem a vyčištěné. Jak vypadá, říká stupeň; funguje bez výhrad.',
  gradeTextAPlus: 'Žádné stopy používání, ani pod světlem.',
  gradeTextA: 'Drobné vlásečnice, které z půl metru nevidíte.',
  gradeTextB: 'Viditelné škrábance na těle, displej bez prasklin.',
  gradeTextC: 'Výrazné škrábance nebo odřeniny, vše funguje.',
  gradeTextD: 'Poškozené tělo nebo sklo; co přesně, říká popis kusu.',
  gradeFrom: 'stupeň {{grade}}',
  reducedBy: 'Sleva {{percent}} %',
  lowestThirtyDays: 'Nejnižší cena za 30 dní: {{price}}',
  lowestSinceListing: 'Nejnižší cena od zařazení: {{price}}',
  limitedUntil: 'Časově omezená cena do {{day}} {{time}}',
  preOrder: 'Předobjednávka, v prodeji {{day}}',
  inStock: 'Skladem',
  lastPieces_one: 'Poslední kus',
  lastPieces_few: 'Poslední {{count}} ks',
  lastPieces_many: 'Posledních {{count}} ks',
  lastPieces_other: 'Posledních {{count}} ks',
  atStores_one: 'Jen na {{count}} prodejně',
  atStores_few: 'Jen na {{count}} prodejnách',
  atStores_many: 'Jen na {{count}} prodejny',
  atStores_other: 'Jen na {{count}} prodejnách',
  expected: 'Očekáváme {{day}}',
  toOrder_one: 'Na objednávku, {{count}} pracovní den',
  toOrder_few: 'Na objednávku, {{count}} pracovní dny',
  toOrder_many: 'Na objednávku, {{count}} pracovního dne',
  toOrder_other: 'Na objednávku, {{count}} pracovních dnů',
  soldOut: 'Vyprodáno',
  discontinued: 'Už se neprodává',
  colors_one: '{{count}} barva',
  colors_few: '{{count}} barvy',
  colors_many: '{{count}} barvy',
  colors_other: '{{count}} barev',
  rating: 'Hodnocení {{average}} z 5',
  reviews_one: '{{count}} recenze',
  reviews_few: '{{count}} recenze',
  reviews_many: '{{count}} recenze',
  reviews_other: '{{count}} recenzí',
  rowBack: 'Posunout zpět',
  rowForward: 'Posunout dál',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly productCard: Translated<typeof productCard>;
  }
}
