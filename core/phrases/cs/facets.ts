/** Names of what every list of products is filtered by, and of values that are no catalogue data. */
export const facets = {
  category: 'Kategorie',
  condition: 'Stav',
  manufacturer: 'Výrobce',
  price: 'Cena',
  availability: 'Dostupnost',
  new: 'Nové',
  nearly_new: 'Zánovní',
  used: 'Použité',
  in_stock: 'Skladem',
  at_stores: 'Na prodejnách',
  to_come: 'Na objednávku',
  sold_out: 'Vyprodáno',
} as const;

export type FacetPhrase = keyof typeof facets;
