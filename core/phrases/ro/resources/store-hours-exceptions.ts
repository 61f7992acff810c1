import type { storeDays } from '../../../shop/store-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof storeDays> = {
  title: 'Sărbători și excepții de program',
  add: 'Zi nouă',
  one: '{store} {day}',
  done: {
    add: 'Adăugarea unei zile cu alt program',
    update: 'Modificarea unei zile cu alt program',
    delete: 'Ștergerea unei zile cu alt program',
    edit: 'Modificarea sărbătorilor și a excepțiilor în listă',
  },
  columns: {
    storeId: 'Magazin (număr)',
    store: 'Magazin',
    day: 'Ziua',
    hours: 'Deschis',
    nameCs: 'Motivul în cehă',
    nameRo: 'Motivul în română',
  },
  help: {
    hours: 'De la–până la, în forma 09:00-13:00. Gol: închis.',
  },
};
