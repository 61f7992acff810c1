/** Names of screens and their groups in the navigation, the palette and the window's title. */
export const screens = {
  groupBuyback: 'Výkup',
  groupCatalogue: 'Katalog',
  groupPricing: 'Ceny',
  groupAdministration: 'Správa',
  groupSales: 'Prodej',
  home: 'Přehled',
  buybacks: 'Výkupy',
  payouts: 'Výplaty',
  bonuses: 'Bonusy k výkupu',
  products: 'Produkty',
  orders: 'Objednávky',
  staff: 'Uživatelé a role',
  audit: 'Protokol změn',
  cachePurge: 'Promazání mezipaměti',
  categories: 'Kategorie',
  assignment: 'Zařazení produktů',
} as const;
