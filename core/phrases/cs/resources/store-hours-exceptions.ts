import type { storeDays } from '../../../shop/store-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof storeDays> = {
  title: 'Svátky a výjimky prodejen',
  add: 'Nový den',
  one: '{store} {day}',
  done: {
    add: 'Přidání dne mimo otevírací dobu',
    update: 'Změna dne mimo otevírací dobu',
    delete: 'Smazání dne mimo otevírací dobu',
    edit: 'Úprava svátků a výjimek v seznamu',
  },
  columns: {
    storeId: 'Prodejna (číslo)',
    store: 'Prodejna',
    day: 'Den',
    hours: 'Otevřeno',
    nameCs: 'Důvod česky',
    nameRo: 'Důvod rumunsky',
  },
  help: {
    hours: 'Od–do ve tvaru 09:00-13:00. Prázdné: zavřeno.',
  },
};
