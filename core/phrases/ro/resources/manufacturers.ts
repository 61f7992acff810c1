import type { manufacturers } from '../../../devices/device-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof manufacturers> = {
  title: 'Producători',
  add: 'Adaugă producător',
  one: '{name}',
  done: {
    add: 'Adăugarea unui producător',
    update: 'Modificarea unui producător',
    delete: 'Ștergerea unui producător',
    edit: 'Editarea producătorilor în listă',
  },
  columns: {
    name: 'Denumire',
    slug: 'Nume în adresă',
    popularity: 'Ordine',
    models: 'Modele',
    products: 'Produse',
  },
  help: {
    slug: 'Litere mici fără diacritice, cifre și cratime. Modificarea schimbă și adresa din buyback.',
    popularity: 'Numărul mai mic apare mai sus, la egalitate alfabetic.',
  },
};
