import type { PhraseBook } from '../phrase-book.ts';

export const bulkAssign: PhraseBook['bulkAssign'] = {
  title_one: 'Categoriile unui produs',
  title_few: 'Categoriile a {{count}} produse',
  title_other: 'Categoriile a {{count}} de produse',
  what: 'Ce faceți',
  addTo: 'adăugați în categorii',
  removeFrom: 'scoateți din categorii',
  categories: 'Categorii',
  add: 'Adaugă',
  remove: 'Scoate',
  unchanged: 'Nu a fost nimic de schimbat.',
  addDone_one: '{{count}} încadrare nouă',
  addDone_few: '{{count}} încadrări noi',
  addDone_other: '{{count}} de încadrări noi',
  removeDone_one: '{{count}} încadrare anulată',
  removeDone_few: '{{count}} încadrări anulate',
  removeDone_other: '{{count}} de încadrări anulate',
  failed_one: '{{count}} produs nu mai există în magazin.',
  failed_few: '{{count}} produse nu mai există în magazin.',
  failed_other: '{{count}} de produse nu mai există în magazin.',
};
