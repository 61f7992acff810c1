import type { limitedOffers } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof limitedOffers> = {
  title: 'Časově omezené nabídky',
  done: {
    add: 'Přidání časově omezené nabídky',
    update: 'Změna časově omezené nabídky',
    delete: 'Smazání časově omezené nabídky',
  },
  columns: {
    productId: 'Skladová položka',
    price: 'Cena',
    validFrom: 'Platí od',
    validUntil: 'Platí do',
    pieces: 'Počet kusů',
    soldPieces: 'Prodáno kusů',
  },
};
