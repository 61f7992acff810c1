import type { PhraseBook } from '../phrase-book.ts';

export const catalogueFilters: PhraseBook['catalogueFilters'] = {
  lead: 'Se poate filtra după atributele care sunt o alegere. Cifrele sunt pentru ce este acum de vânzare.',
  none: 'Încă niciun atribut care este o alegere',
  noneText: 'Adăugați unul pe ecranul Atribute.',
  isFilter: 'Filtru',
  attribute: 'Atribut',
  group: 'Grupă',
  values: 'Valori',
  saidBy: 'Grupuri de produse din {{count}}',
  categories: 'Categorii',
  toggle: 'Filtrează după: {{name}}',
  comes:
    '{{name}}: filtrul apare în categorii ({{categories}}), cu valori ({{values}}). Îl au completat {{saidBy}} grupuri de produse; alte {{lost}} nu apar la filtrare.',
  goes: '{{name}}: filtrul dispare din categorii ({{categories}}). Linkurile cu el duc la toată lista.',
  save: 'Salvează filtrele',
  reset: 'Readu cum era',
};
