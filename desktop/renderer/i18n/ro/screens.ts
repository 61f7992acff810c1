import type { PhraseBook } from '../phrase-book.ts';

export const screens: PhraseBook['screens'] = {
  groupBuyback: 'Buyback',
  groupCatalogue: 'Catalog',
  groupPricing: 'Prețuri',
  groupAdministration: 'Administrare',
  home: 'Privire de ansamblu',
};
