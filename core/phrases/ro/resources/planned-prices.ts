import type { plannedPrices } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof plannedPrices> = {
  title: 'Prețuri planificate',
  add: 'Planifică un preț',
  one: '{product} din {startsOn}',
  done: {
    add: 'Planificarea unui preț',
    update: 'Modificarea unui preț planificat',
    delete: 'Ștergerea unui preț planificat',
    edit: 'Modificarea prețurilor planificate în listă',
  },
  columns: {
    productId: 'Articol de stoc (număr)',
    product: 'Articol de stoc',
    name: 'Nume',
    usualPrice: 'Preț azi',
    level: 'Nivel de preț',
    price: 'Preț nou',
    startsOn: 'Valabil din',
    outcome: 'Rezultat',
  },
  choices: {
    outcome: {
      written: 'în vigoare',
      for_two: 'așteaptă a doua persoană',
      gone: 'articolul s-a vândut între timp',
    },
  },
  help: {
    startsOn: 'Cel mai devreme de mâine. Un preț de azi se scrie direct la produs.',
  },
};
