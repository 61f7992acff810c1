/** Offers limited in time. */
export const limitedOffers = {
  title: 'Časově omezené nabídky',
  description: 'Produkty, které máme na čas levněji: do kdy, kolik kusů a jaká je běžná cena.',
  lead: 'Platí do uvedené chvíle. Potom se vrátí běžná cena.',
  empty: 'Teď žádná časově omezená nabídka neběží',
  emptyText: 'Trvale zlevněné a použité kusy najdete v nabídce.',
  toCatalogue: 'Prohlédnout nabídku',
  running: 'Právě platí',
  upcoming: 'Začne brzy',
  until: 'Platí do {{day}} {{time}}',
  starts: 'Začíná {{day}} {{time}}',
  left: 'Zbývá {{left}}',
  ended: 'Nabídka skončila, platí běžná cena.',
  soldOut: 'Všechny kusy za tuto cenu jsou pryč.',
  usualPrice: 'Běžná cena {{price}}',
  pieces_one: 'za tuto cenu {{count}} kus',
  pieces_few: 'za tuto cenu {{count}} kusy',
  pieces_many: 'za tuto cenu {{count}} kusu',
  pieces_other: 'za tuto cenu {{count}} kusů',
  loadFailed: 'Nabídky se nepodařilo načíst.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly limitedOffers: Translated<typeof limitedOffers>;
  }
}
