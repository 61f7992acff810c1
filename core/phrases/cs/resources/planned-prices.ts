import type { plannedPrices } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof plannedPrices> = {
  title: 'Plánované ceny',
  add: 'Naplánovat cenu',
  one: '{product} od {startsOn}',
  done: {
    add: 'Naplánování ceny',
    update: 'Změna plánované ceny',
    delete: 'Smazání plánované ceny',
    edit: 'Úprava plánovaných cen v seznamu',
  },
  columns: {
    productId: 'Skladová položka (číslo)',
    product: 'Skladová položka',
    name: 'Název',
    usualPrice: 'Cena dnes',
    level: 'Cenová hladina',
    price: 'Nová cena',
    startsOn: 'Platí od',
    outcome: 'Jak dopadla',
  },
  choices: {
    outcome: {
      written: 'platí',
      for_two: 'čeká na druhého člověka',
      gone: 'kus se mezitím prodal',
    },
  },
  help: {
    startsOn: 'Nejdřív od zítřka. Cenu od dneška napište rovnou u produktu.',
  },
};
