import type { attributes } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributes> = {
  title: 'Parametri',
  done: {
    add: 'Adăugarea unui parametru',
    update: 'Modificarea unui parametru',
    delete: 'Ștergerea unui parametru',
  },
  columns: {
    code: 'Cod',
    groupId: 'Grup',
    unitId: 'Unitate de măsură',
    kind: 'Tip',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    position: 'Ordine',
    isFacet: 'În filtru',
  },
  choices: {
    kind: {
      choice: 'alegere',
      number: 'număr',
      boolean: 'da/nu',
      text: 'text',
    },
  },
};
