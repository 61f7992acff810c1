/** All that is sold, on one page to read or print. */
export const priceList = {
  title: 'Ceník | Obměna',
  description:
    'Ceník všeho, co prodáváme: nové, zánovní i použité telefony, tablety, hodinky a příslušenství.',
  heading: 'Ceník',
  lead: 'Všechno, co prodáváme, s cenou včetně DPH. U použitých kusů platí cena od nejlevnějšího.',
  kind: 'Druh',
  manufacturer: 'Výrobce',
  all: 'Vše',
  show: 'Zobrazit',
  print: 'Vytisknout',
  product: 'Produkt',
  condition: 'Stav',
  availability: 'Dostupnost',
  price: 'Cena s DPH',
  items_one: '{{count}} položka',
  items_few: '{{count}} položky',
  items_many: '{{count}} položky',
  items_other: '{{count}} položek',
  range: '{{from}}–{{to}} z {{count}}',
  empty: 'Takhle nic neprodáváme. Zkuste jiného výrobce nebo druh.',
  showAll: 'Zobrazit celý ceník',
  loadFailed: 'Ceník se nepodařilo načíst',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly priceList: Translated<typeof priceList>;
  }
}
