import type { PhraseBook } from '../phrase-book.ts';

/** Roles by their names. */
export const roles: PhraseBook['roles'] = {
  customer: 'Client',
  business: 'Client firmă',
  shop: 'Magazin',
  picker: 'Culegere',
  packer: 'Ambalare',
  warehouse_supervisor: 'Șef de depozit',
  service_tech: 'Tehnician de service',
  buyback_desk: 'Ghișeu de buyback',
  catalogue_editor: 'Editor de catalog',
  pricing: 'Prețuri',
  content: 'Conținutul site-ului',
  support: 'Asistență clienți',
  admin: 'Administrator',
};
