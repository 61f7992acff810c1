import type { PhraseBook } from '../phrase-book.ts';

export const search: PhraseBook['search'] = {
  title: 'Căutare: {{query}} | Obměna',
  emptyTitle: 'Căutare | Obměna',
  description: 'Rezultatele căutării în magazinul Obměna.',
  heading: 'Căutare „{{query}}”',
  emptyHeading: 'Ce căutați?',
  tooShort: 'Scrieți cel puțin 2 caractere.',
  hint: 'Puteți căuta numele, producătorul, culoarea, capacitatea sau codul. O greșeală sau lipsa diacriticelor nu contează.',
  corrected: 'Am căutat „{{query}}”, pentru că exact ce ați scris nu avem.',
  noResults: 'Niciun rezultat',
  noResultsText:
    'Nu avem nimic pentru „{{query}}”. Încercați mai puține cuvinte sau doar numele modelului.',
  noResultsFiltered:
    'Avem ceva pentru „{{query}}”, dar nu cu aceste filtre. Este de ajuns să renunțați la unul:',
  nearest: 'Cele mai apropiate produse',
  categories: 'Categorii',
  products: 'Produse',
  completions: 'Continuați căutarea',
  all: 'Arată tot pentru „{{query}}”',
  suggestions: 'Sugestii',
  suggestionCount_one: '{{count}} sugestie. Alegeți cu săgețile.',
  suggestionCount_few: '{{count}} sugestii. Alegeți cu săgețile.',
  suggestionCount_other: '{{count}} de sugestii. Alegeți cu săgețile.',
  nothing: 'Nicio sugestie. Enter caută în tot magazinul.',
  failed: 'Sugestiile nu au putut fi încărcate. Enter caută în tot magazinul.',
};
