import type { attributeValues } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributeValues> = {
  title: 'Valori ale parametrilor',
  done: {
    add: 'Adăugarea unei valori de parametru',
    update: 'Modificarea unei valori de parametru',
    delete: 'Ștergerea unei valori de parametru',
  },
  columns: {
    attributeId: 'Parametru',
    code: 'Cod',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    position: 'Ordine',
    hex: 'Nuanță',
  },
};
