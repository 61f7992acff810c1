import type { units } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof units> = {
  title: 'Unități de măsură',
  add: 'Adaugă o unitate',
  one: 'Unitatea {code}',
  done: {
    add: 'Adăugarea unei unități de măsură',
    update: 'Modificarea unei unități de măsură',
    delete: 'Ștergerea unei unități de măsură',
    edit: 'Modificarea unităților în listă',
  },
  columns: {
    code: 'Cod',
    symbolCs: 'Simbol (în cehă)',
    symbolRo: 'Simbol (în română)',
  },
};
