import type { suppliers } from '../../../purchasing/supplier-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof suppliers> = {
  title: 'Furnizori',
  add: 'Adaugă un furnizor',
  one: 'Furnizorul {name}',
  done: {
    add: 'Adăugarea unui furnizor',
    update: 'Modificarea unui furnizor',
    delete: 'Ștergerea unui furnizor',
    edit: 'Editarea furnizorilor în listă',
  },
  columns: {
    name: 'Nume',
    registrationNumber: 'CUI',
    tolerancePercent: 'Toleranță de preț (± %)',
    toleranceAmount: 'Toleranță de preț pe bucată (±)',
    currency: 'Moneda facturilor',
    note: 'Notă',
  },
  choices: { currency: { CZK: 'CZK', RON: 'RON', EUR: 'EUR' } },
  help: {
    registrationNumber: 'După el se recunoaște a cui este factura încărcată.',
    currency: 'Fără alegere, moneda magazinului.',
    toleranceAmount: 'Se aplică toleranța mai mare dintre cele două.',
  },
};
