import type { usedBonuses } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof usedBonuses> = {
  title: 'Bonusuri pentru produse folosite',
  done: {
    add: 'Adăugarea unui bonus pentru produse folosite',
    update: 'Modificarea unui bonus pentru produse folosite',
    delete: 'Ștergerea unui bonus pentru produse folosite',
  },
  columns: {
    manufacturerId: 'Producător',
    deviceTypeId: 'Tipul dispozitivului',
    grade: 'Calitate',
    percent: 'Procent',
  },
  choices: {
    grade: {
      'A+': 'A+',
      A: 'A',
      B: 'B',
      C: 'C',
      D: 'D',
    },
  },
};
