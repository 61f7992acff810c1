import type { usedBonuses } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof usedBonuses> = {
  title: 'Bonusy použitého zboží',
  add: 'Přidat bonus použitého zboží',
  one: 'Bonus {percent} %',
  done: {
    add: 'Přidání bonusu použitého zboží',
    update: 'Změna bonusu použitého zboží',
    delete: 'Smazání bonusu použitého zboží',
    edit: 'Úprava bonusů použitého zboží v seznamu',
  },
  columns: {
    manufacturerId: 'Výrobce (číslo)',
    manufacturer: 'Výrobce',
    deviceTypeId: 'Typ zařízení (číslo)',
    deviceType: 'Typ zařízení',
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
  help: {
    manufacturerId: 'Bez výběru platí pro všechny výrobce.',
    deviceTypeId: 'Bez výběru platí pro všechny typy.',
    grade: 'Bez výběru platí pro každou kvalitu.',
  },
};
