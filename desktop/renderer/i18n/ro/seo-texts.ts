import type { PhraseBook } from '../phrase-book.ts';

export const seoTexts: PhraseBook['seoTexts'] = {
  find: 'Caută în nume și texte',
  kind: 'Felul paginii',
  allKinds: 'Toate',
  kind_category: 'Categorie',
  kind_meta_master: 'Grup de produse',
  kind_master_product: 'Variantă',
  add: 'Scrie texte',
  none: 'Niciun text propriu',
  noneText: 'Titlul și descrierea sunt deocamdată compuse de magazin.',
  found_one: '{{count}} text',
  found_few: '{{count}} texte',
  found_other: '{{count}} de texte',
  subject: 'Pagină',
  language: 'Limbă',
  language_cs: 'cehă',
  language_ro: 'română',
  title: 'Titlu',
  description: 'Descriere',
};
