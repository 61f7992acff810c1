import type { PhraseBook } from '../phrase-book.ts';

export const pageParts: PhraseBook['pageParts'] = {
  part: 'Parte de pagină',
  partNumber: 'Partea {{number}}',
  add: 'Parte nouă',
  none: 'Încă nicio parte de pagină',
  noneText: 'Pagina se referă la o parte prin numărul ei; creați-o întâi aici.',
  kind: 'Ce arată',
  kind_limited_offers_lease: 'oferte limitate, în rate',
  kind_product_row: 'un rând de produse',
  kind_product_review: 'recenzia unui produs',
  title: 'Titlu',
  titleCs: 'Titlu în cehă',
  titleRo: 'Titlu în română',
  products: 'Produse alese',
  allFitting: 'tot ce se potrivește',
  limit: 'Cel mult produse',
  limitHelp: 'Între 1 și 48.',
  takeOut: 'Scoate',
  addProduct: 'Adaugă un produs',
};
