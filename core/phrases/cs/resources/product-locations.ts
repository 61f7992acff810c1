import type { productLocations } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof productLocations> = {
  title: 'Umístění na skladě',
  add: 'Přidat umístění',
  one: '{product} · {code}',
  done: {
    add: 'Přidání umístění na skladě',
    update: 'Změna umístění na skladě',
    delete: 'Smazání umístění na skladě',
    edit: 'Úprava umístění v seznamu',
  },
  columns: {
    productId: 'Skladová položka (číslo)',
    product: 'Skladová položka',
    name: 'Název',
    placeId: 'Sklad (číslo)',
    place: 'Sklad',
    code: 'Místo',
    quantity: 'Kusů',
  },
  help: {
    code: 'Jak je místo popsané v regálu, například A-03-2.',
  },
};
