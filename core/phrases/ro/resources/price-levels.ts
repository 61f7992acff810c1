import type { priceLevels } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof priceLevels> = {
  title: 'Niveluri de preț',
  add: 'Adaugă un nivel de preț',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unui nivel de preț',
    update: 'Modificarea unui nivel de preț',
    delete: 'Ștergerea unui nivel de preț',
    edit: 'Modificarea nivelurilor de preț în listă',
  },
  columns: {
    code: 'Cod',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    position: 'Ordine',
  },
};
