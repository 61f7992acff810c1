import type { oldAddresses } from '../../../import/old-addresses.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof oldAddresses> = {
  title: 'Adrese vechi',
  add: 'Adaugă o redirecționare',
  one: 'Redirecționarea {path}',
  done: {
    add: 'Adăugarea unei redirecționări',
    update: 'Modificarea unei redirecționări',
    delete: 'Ștergerea unei redirecționări',
    edit: 'Modificarea redirecționărilor în listă',
  },
  columns: {
    path: 'Adresa veche (/cale, cu litere mici)',
    target: 'Unde duce (/cale din acest magazin)',
  },
};
