import type { attributeGroups } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributeGroups> = {
  title: 'Grupuri de parametri',
  done: {
    add: 'Adăugarea unui grup de parametri',
    update: 'Modificarea unui grup de parametri',
    delete: 'Ștergerea unui grup de parametri',
  },
  columns: {
    code: 'Cod',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    position: 'Ordine',
  },
};
