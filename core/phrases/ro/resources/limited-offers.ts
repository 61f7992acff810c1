import type { limitedOffers } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof limitedOffers> = {
  title: 'Oferte limitate în timp',
  add: 'Adaugă o ofertă',
  one: '{product} la {price}',
  done: {
    add: 'Adăugarea unei oferte limitate',
    update: 'Modificarea unei oferte limitate',
    delete: 'Ștergerea unei oferte limitate',
    edit: 'Modificarea ofertelor limitate în listă',
  },
  columns: {
    productId: 'Articol de stoc (număr)',
    product: 'Articol de stoc',
    name: 'Nume',
    usualPrice: 'Preț obișnuit',
    price: 'Preț în ofertă',
    validFrom: 'Valabil de la',
    validUntil: 'Valabil până la',
    pieces: 'Număr de bucăți',
    soldPieces: 'Bucăți vândute',
  },
  help: {
    validFrom: 'Un început din trecut înseamnă acum. La o ofertă în curs nu se mai schimbă.',
    validUntil:
      'O ofertă în curs se încheie imediat dacă scrieți aici ziua de azi și o oră trecută.',
    pieces: 'Gol: fără limită.',
  },
};
