import type { limitedOffers } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof limitedOffers> = {
  title: 'Oferte limitate în timp',
  done: {
    add: 'Adăugarea unei oferte limitate',
    update: 'Modificarea unei oferte limitate',
    delete: 'Ștergerea unei oferte limitate',
  },
  columns: {
    productId: 'Articol de stoc',
    price: 'Preț',
    validFrom: 'Valabil de la',
    validUntil: 'Valabil până la',
    pieces: 'Număr de bucăți',
    soldPieces: 'Bucăți vândute',
  },
};
