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
  grade: 'Stupeň opotřebení',
  battery: 'Kondice baterie',
  fits: 'Hodí se k zařízení',
  'A+': 'A+ – bez stop používání',
  A: 'A – drobné stopy',
  B: 'B – viditelné stopy',
  C: 'C – výrazné stopy',
  D: 'D – poškozený vzhled',
  battery_95: '95 % a víc',
  battery_90: '90 % a víc',
  battery_85: '85 % a víc',
  battery_80: '80 % a víc',
} as const;

export type FacetPhrase = keyof typeof facets;
