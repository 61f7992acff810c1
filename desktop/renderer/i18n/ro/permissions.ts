import type { PhraseBook } from '../phrase-book.ts';

/** What a permission lets somebody do. */
export const permissions: PhraseBook['permissions'] = {
  'buyback.read': 'vede răscumpărările',
  'buyback.move': 'schimbă starea răscumpărărilor',
  'buyback.inspect': 'verifică dispozitivele',
  'buyback.pay': 'plătește răscumpărările',
  'identity.reveal': 'vede datele personale',
  'pricing.read': 'vede listele de prețuri de răscumpărare',
  'pricing.publish': 'publică liste de prețuri de răscumpărare',
  'catalogue.read': 'vede catalogul',
  'catalogue.edit': 'modifică catalogul',
  'gallery.edit': 'administrează imaginile',
  'reviews.moderate': 'aprobă recenziile',
  'content.edit': 'scrie articole și întrebări',
  'reservations.manage': 'gestionează rezervările',
  'enquiries.read': 'citește solicitările clienților',
  'careers.read': 'citește CV-urile',
  'careers.edit': 'publică locuri de muncă',
  'accounts.manage': 'administrează conturile angajaților',
  'orders.read': 'vede comenzile',
  'orders.manage': 'procesează comenzile',
  'orders.refund': 'restituie bani',
  'discounts.edit': 'stabilește reducerile',
  'cache.purge': 'golește memoria cache',
  'changes.read': 'vede și anulează propriile modificări',
  'audit.read': 'vede modificările celorlalți',
};
