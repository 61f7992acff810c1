import type { importSchedules } from '../../../import/import-schedules.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof importSchedules> = {
  title: 'Importuri programate',
  add: 'Adaugă un import programat',
  one: 'Importul programat {name}',
  done: {
    add: 'Adăugarea unui import programat',
    update: 'Modificarea unui import programat',
    delete: 'Ștergerea unui import programat',
    edit: 'Editarea importurilor programate în listă',
  },
  columns: {
    name: 'Nume',
    supplierId: 'Furnizor (număr)',
    supplier: 'Furnizor',
    source: 'De unde',
    place: 'Adresa (https) sau numele fișierului',
    everyMinutes: 'La câte minute',
    lateAfterHours: 'Anunță dacă nu sosește nimic (ore)',
    takesStock: 'Preia stocul',
    takesPrices: 'Preia prețurile',
    vatPercent: 'TVA peste prețul de achiziție (%)',
    marginPercent: 'Adaos peste prețul de achiziție (%)',
    ending: 'Rotunjirea prețului',
    mostChangePercent: 'Schimbare de preț care trece singură (± %)',
    isActive: 'Pornit',
  },
  choices: {
    source: { address: 'adresă', folder: 'dosarul import-inbox' },
    ending: {
      none: 'fără rotunjire',
      tens: 'la zeci',
      hundreds: 'la sute',
      nine: 'se termină în 9',
      ninety: 'se termină în 90',
      ninety_nine: 'se termină în 99',
    },
  },
};
