import type { oldAddresses } from '../../../import/old-addresses.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof oldAddresses> = {
  title: 'Staré adresy',
  add: 'Přidat přesměrování',
  one: 'Přesměrování {path}',
  done: {
    add: 'Přidání přesměrování',
    update: 'Změna přesměrování',
    delete: 'Smazání přesměrování',
    edit: 'Úprava přesměrování v seznamu',
  },
  columns: {
    path: 'Stará adresa (/cesta, malými písmeny)',
    target: 'Kam vede (/cesta v tomto obchodě)',
  },
};
