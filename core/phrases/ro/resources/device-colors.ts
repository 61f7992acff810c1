import type { deviceColors } from '../../../devices/device-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deviceColors> = {
  title: 'Culori de dispozitive',
  add: 'Adaugă culoare',
  one: '{nameCs}',
  done: {
    add: 'Adăugarea unei culori de dispozitiv',
    update: 'Modificarea unei culori de dispozitiv',
    delete: 'Ștergerea unei culori de dispozitiv',
    edit: 'Editarea culorilor de dispozitive în listă',
  },
  columns: {
    modelId: 'Model (număr)',
    model: 'Model',
    nameCs: 'Denumire în cehă',
    nameRo: 'Denumire în română',
    hex: 'Nuanță',
    slug: 'Nume în adresă',
    position: 'Ordine',
    products: 'Produse',
  },
  help: {
    hex: 'De exemplu #1c1b1a. În această nuanță desenăm dispozitivul.',
    slug: 'Litere mici fără diacritice, cifre și cratime. Modificarea schimbă și adresa din buyback.',
  },
};
