import type { suppliers } from '../../../purchasing/supplier-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof suppliers> = {
  title: 'Dodavatelé',
  add: 'Přidat dodavatele',
  one: 'Dodavatel {name}',
  done: {
    add: 'Přidání dodavatele',
    update: 'Změna dodavatele',
    delete: 'Smazání dodavatele',
    edit: 'Úprava dodavatelů v seznamu',
  },
  columns: {
    name: 'Název',
    registrationNumber: 'IČO',
    tolerancePercent: 'Tolerance ceny (± %)',
    toleranceAmount: 'Tolerance ceny za kus (±)',
    currency: 'Měna faktur',
    note: 'Poznámka',
  },
  choices: { currency: { CZK: 'CZK', RON: 'RON', EUR: 'EUR' } },
  help: {
    registrationNumber: 'Podle něj se pozná, čí je nahraná faktura.',
    currency: 'Bez výběru měna obchodu.',
    toleranceAmount: 'Platí ta z obou tolerancí, která je větší.',
  },
};
