import type { productLocations } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof productLocations> = {
  title: 'Umístění na skladě',
  done: {
    add: 'Přidání umístění na skladě',
    update: 'Změna umístění na skladě',
    delete: 'Smazání umístění na skladě',
  },
  columns: {
    productId: 'Skladová položka',
    placeId: 'Sklad',
    code: 'Kód',
    quantity: 'Množství',
  },
};
