import type { productLocations } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof productLocations> = {
  title: 'Locații în depozit',
  add: 'Adaugă o locație',
  one: '{product} · {code}',
  done: {
    add: 'Adăugarea unei locații în depozit',
    update: 'Modificarea unei locații în depozit',
    delete: 'Ștergerea unei locații din depozit',
    edit: 'Modificarea locațiilor în listă',
  },
  columns: {
    productId: 'Articol de stoc (număr)',
    product: 'Articol de stoc',
    name: 'Nume',
    placeId: 'Depozit (număr)',
    place: 'Depozit',
    code: 'Loc',
    quantity: 'Bucăți',
  },
  help: {
    code: 'Cum este notat locul pe raft, de exemplu A-03-2.',
  },
};
