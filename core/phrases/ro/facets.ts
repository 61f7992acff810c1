import type { FacetPhrase } from '../cs/facets.ts';

export const facets: Record<FacetPhrase, string> = {
  category: 'Categorie',
  condition: 'Stare',
  manufacturer: 'Producător',
  price: 'Preț',
  availability: 'Disponibilitate',
  new: 'Nou',
  nearly_new: 'Aproape nou',
  used: 'Folosit',
  in_stock: 'În stoc',
  at_stores: 'În magazine',
  to_come: 'La comandă',
  sold_out: 'Stoc epuizat',
};
