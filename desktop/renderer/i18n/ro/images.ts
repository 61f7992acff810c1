import type { PhraseBook } from '../phrase-book.ts';

export const images: PhraseBook['images'] = {
  find: 'Caută un set de imagini',
  findHelp: 'Scrieți aici numele unui set nou și adăugați-l cu butonul de sus.',
  add: 'Set nou',
  addNamed: 'Set nou „{{name}}”',
  none: 'Niciun set cu acest nume',
  noneText: 'Încercați alt cuvânt sau creați un set cu acest nume.',
  found_one: '{{count}} set',
  found_few: '{{count}} seturi',
  found_other: '{{count}} de seturi',
  pictures_one: '{{count}} imagine',
  pictures_few: '{{count}} imagini',
  pictures_other: '{{count}} de imagini',
  fileset: 'Set de imagini',
  name: 'Numele setului',
  empty: 'În set nu este încă nimic.',
  usedBy: 'Apare la: {{names}}',
  unused: 'Nu apare nicăieri, poate fi șters.',
  delete: 'Șterge setul',
  deleteTitle: 'Ștergeți setul cu tot cu imagini?',
  deleteLead: 'Setul nu apare nicăieri. Îl puteți readuce din istoricul modificărilor.',
};
