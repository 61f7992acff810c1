import type { attributes } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributes> = {
  title: 'Parametri',
  add: 'Adaugă un parametru',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unui parametru',
    update: 'Modificarea unui parametru',
    delete: 'Ștergerea unui parametru',
    edit: 'Modificarea parametrilor în listă',
  },
  columns: {
    code: 'Cod',
    groupId: 'Grup (număr)',
    group: 'Grup',
    unitId: 'Unitate de măsură (număr)',
    unit: 'Unitate de măsură',
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
  help: {
    kind: 'Tipul nu se mai poate schimba după ce un produs îl folosește.',
    position: 'Numărul mai mic apare mai sus în grup.',
    isFacet: 'Clienții pot filtra doar după parametrii de tip alegere.',
  },
};
