import type { PhraseBook } from '../phrase-book.ts';

export const screens: PhraseBook['screens'] = {
  groupBuyback: 'Buyback',
  groupCatalogue: 'Catalog',
  groupPricing: 'Prețuri',
  groupAdministration: 'Administrare',
  groupSales: 'Vânzări',
  buybacks: 'Cereri de buyback',
  payouts: 'Plăți',
  bonuses: 'Bonusuri la buyback',
  newProduct: 'Produs nou',
  products: 'Produse',
  approvals: 'De aprobat',
  orders: 'Comenzi',
  staff: 'Utilizatori și roluri',
  audit: 'Jurnal de modificări',
  cachePurge: 'Golirea memoriei cache',
  backups: 'Copii de rezervă',
  categories: 'Categorii',
  assignment: 'Încadrarea produselor',
  priceLists: 'Liste de prețuri buyback',
  deviceCatalogue: 'Catalog de dispozitive',
};
