import type { usedBonuses } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof usedBonuses> = {
  title: 'Bonusy použitého zboží',
  done: {
    add: 'Přidání bonusu použitého zboží',
    update: 'Změna bonusu použitého zboží',
    delete: 'Smazání bonusu použitého zboží',
  },
  columns: {
    manufacturerId: 'Výrobce',
    deviceTypeId: 'Typ zařízení',
    grade: 'Kvalita',
    percent: 'Procento',
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
