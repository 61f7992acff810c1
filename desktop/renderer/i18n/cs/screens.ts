/** Names of screens and their groups in the navigation, the palette and the window's title. */
export const screens = {
  groupBuyback: 'Výkup',
  groupCatalogue: 'Katalog',
  groupPricing: 'Ceny',
  groupAdministration: 'Správa',
  home: 'Přehled',
} as const;
