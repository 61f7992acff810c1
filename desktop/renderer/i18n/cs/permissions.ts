import type { Permission } from '#core/permissions/roles.ts';

/** What a permission lets somebody do, behind the word "smí": he … */
export const permissions = {
  'buyback.read': 'vidí výkupy',
  'buyback.move': 'posouvá výkupy',
  'buyback.inspect': 'kontroluje zařízení',
  'buyback.pay': 'vyplácí výkupy',
  'identity.reveal': 'odkrývá osobní údaje',
  'pricing.read': 'vidí výkupní ceníky',
  'pricing.publish': 'zveřejňuje výkupní ceníky',
  'catalogue.read': 'vidí katalog',
  'catalogue.edit': 'mění katalog',
  'gallery.edit': 'spravuje obrázky',
  'reviews.moderate': 'schvaluje recenze',
  'content.edit': 'píše články a otázky',
  'reservations.manage': 'vyřizuje rezervace',
  'enquiries.read': 'čte dotazy zákazníků',
  'careers.read': 'čte životopisy',
  'careers.edit': 'vypisuje volná místa',
  'accounts.manage': 'spravuje účty zaměstnanců',
  'orders.read': 'vidí objednávky',
  'orders.manage': 'vyřizuje objednávky',
  'orders.refund': 'vrací peníze',
  'discounts.edit': 'nastavuje slevy',
  'cache.purge': 'promazává mezipaměť',
  'changes.read': 'vidí a vrací vlastní změny',
  'audit.read': 'vidí změny ostatních',
} as const satisfies Record<Permission, string>;
