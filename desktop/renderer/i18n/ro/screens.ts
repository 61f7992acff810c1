import type { PhraseBook } from '../phrase-book.ts';

export const screens: PhraseBook['screens'] = {
  groupBuyback: 'Buyback',
  groupCatalogue: 'Catalog',
  groupPricing: 'Prețuri',
  groupAdministration: 'Administrare',
  groupSales: 'Vânzări',
  home: 'Privire de ansamblu',
  buybacks: 'Cereri de buyback',
  payouts: 'Plăți',
  bonuses: 'Bonusuri la buyback',
  products: 'Produse',
  orders: 'Comenzi',
  staff: 'Utilizatori și roluri',
  audit: 'Jurnal de modificări',
  cachePurge: 'Golirea memoriei cache',
  categories: 'Categorii',
  assignment: 'Încadrarea produselor',
  priceLists: 'Liste de prețuri buyback',
  manufacturers: 'Producători',
  deviceCatalogue: 'Catalog de dispozitive',
};
