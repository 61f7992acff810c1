import type { limitedOffers } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof limitedOffers> = {
  title: 'Časově omezené nabídky',
  add: 'Přidat nabídku',
  one: '{product} za {price}',
  done: {
    add: 'Přidání časově omezené nabídky',
    update: 'Změna časově omezené nabídky',
    delete: 'Smazání časově omezené nabídky',
    edit: 'Úprava časově omezených nabídek v seznamu',
  },
  columns: {
    productId: 'Skladová položka (číslo)',
    product: 'Skladová položka',
    name: 'Název',
    usualPrice: 'Běžná cena',
    price: 'Cena v nabídce',
    validFrom: 'Platí od',
    validUntil: 'Platí do',
    pieces: 'Počet kusů',
    soldPieces: 'Prodáno kusů',
  },
  help: {
    validFrom: 'Minulý začátek je hned. U nabídky, která běží, už změnit nejde.',
    validUntil: 'Nabídku, která běží, ukončíte hned tím, že sem napíšete dnešní den a minulý čas.',
    pieces: 'Prázdné: bez omezení.',
  },
};
