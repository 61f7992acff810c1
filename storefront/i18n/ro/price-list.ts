import type { PhraseBook } from '../phrase-book.ts';

export const priceList: PhraseBook['priceList'] = {
  title: 'Listă de prețuri | Obměna',
  description:
    'Prețurile pentru tot ce vindem: telefoane, tablete, ceasuri și accesorii noi, aproape noi și folosite.',
  heading: 'Listă de prețuri',
  lead: 'Tot ce vindem, cu prețul inclusiv TVA. La produsele folosite prețul este al celei mai ieftine bucăți.',
  kind: 'Tip',
  manufacturer: 'Producător',
  all: 'Toate',
  show: 'Arată',
  print: 'Tipărește',
  product: 'Produs',
  condition: 'Stare',
  availability: 'Disponibilitate',
  price: 'Preț cu TVA',
  items_one: '{{count}} poziție',
  items_few: '{{count}} poziții',
  items_other: '{{count}} de poziții',
  range: '{{from}}–{{to}} din {{count}}',
  empty: 'Așa nu vindem nimic. Încercați alt producător sau alt tip.',
  showAll: 'Arată toată lista',
  loadFailed: 'Lista de prețuri nu a putut fi încărcată',
};
