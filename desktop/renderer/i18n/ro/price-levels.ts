import type { PhraseBook } from '../phrase-book.ts';

export const priceLevels: PhraseBook['priceLevels'] = {
  effect: 'Ce face regula cu prețurile',
  fixed: 'Prețurile acestui nivel se scriu la produse, nu se calculează nimic.',
  changed_one: 'Se schimbă {{count}} preț',
  changed_few: 'Se schimbă {{count}} prețuri',
  changed_other: 'Se schimbă {{count}} de prețuri',
  same: 'Neschimbate: {{count}}',
  belowCost: 'Sub achiziție: {{count}}',
  forTwo: 'Schimbări mari: {{count}}. Toată regula așteaptă să o elibereze a doua persoană.',
  first: 'Primele {{count}}',
  product: 'Articol',
  list: 'Listă',
  before: 'Nivelul azi',
  after: 'După regulă',
  afterSaving: 'Prețurile se rescriu după salvare, în cel mult zece minute.',
};
