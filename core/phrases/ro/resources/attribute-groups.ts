import type { attributeGroups } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributeGroups> = {
  title: 'Grupuri de parametri',
  add: 'Adaugă un grup',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unui grup de parametri',
    update: 'Modificarea unui grup de parametri',
    delete: 'Ștergerea unui grup de parametri',
    edit: 'Modificarea grupurilor de parametri în listă',
  },
  columns: {
    code: 'Cod',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    position: 'Ordine',
  },
};
