import type { deviceTypes } from '../../../devices/device-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deviceTypes> = {
  title: 'Tipuri de dispozitive',
  add: 'Adaugă tip',
  one: '{nameCs}',
  done: {
    add: 'Adăugarea unui tip de dispozitiv',
    update: 'Modificarea unui tip de dispozitiv',
    delete: 'Ștergerea unui tip de dispozitiv',
    edit: 'Editarea tipurilor de dispozitive în listă',
  },
  columns: {
    nameCs: 'Denumire în cehă',
    nameRo: 'Denumire în română',
    slug: 'Nume în adresă',
    kind: 'Fel',
    position: 'Ordine',
    models: 'Modele',
  },
  choices: {
    kind: {
      phone: 'telefon',
      tablet: 'tabletă',
      smartwatch: 'ceas inteligent',
      accessory: 'accesoriu',
    },
  },
  help: {
    slug: 'Litere mici fără diacritice, cifre și cratime. Modificarea schimbă și adresa din buyback.',
    kind: 'Stabilește dacă la buyback cerem IMEI sau număr de serie.',
  },
};
