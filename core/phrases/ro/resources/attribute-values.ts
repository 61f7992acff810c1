import type { attributeValues } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributeValues> = {
  title: 'Valori ale parametrilor',
  add: 'Adaugă o valoare',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unei valori de parametru',
    update: 'Modificarea unei valori de parametru',
    delete: 'Ștergerea unei valori de parametru',
    edit: 'Modificarea valorilor parametrilor în listă',
  },
  columns: {
    attributeId: 'Parametru (număr)',
    attribute: 'Parametru',
    code: 'Cod',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    position: 'Ordine',
    hex: 'Nuanță',
  },
  help: {
    hex: 'Doar la culori: după ea se desenează mostra.',
    position: 'Numărul mai mic apare mai sus.',
  },
};
