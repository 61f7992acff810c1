import type { productLocations } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof productLocations> = {
  title: 'Locații în depozit',
  done: {
    add: 'Adăugarea unei locații în depozit',
    update: 'Modificarea unei locații în depozit',
    delete: 'Ștergerea unei locații din depozit',
  },
  columns: {
    productId: 'Articol de stoc',
    placeId: 'Depozit',
    code: 'Cod',
    quantity: 'Cantitate',
  },
};
