import type { Role } from '#core/permissions/roles.ts';

/** Roles by their names. */
export const roles = {
  customer: 'Zákazník',
  business: 'Firemní zákazník',
  shop: 'Prodejna',
  picker: 'Vychystávání',
  packer: 'Balení',
  warehouse_supervisor: 'Vedoucí skladu',
  service_tech: 'Servisní technik',
  buyback_desk: 'Výkupní přepážka',
  catalogue_editor: 'Správce katalogu',
  pricing: 'Ceny',
  content: 'Obsah webu',
  support: 'Zákaznická podpora',
  admin: 'Administrátor',
} as const satisfies Record<Role, string>;
