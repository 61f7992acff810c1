import type { usedBonuses } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof usedBonuses> = {
  title: 'Bonusuri pentru produse folosite',
  add: 'Adaugă un bonus pentru produse folosite',
  one: 'Bonus de {percent}%',
  done: {
    add: 'Adăugarea unui bonus pentru produse folosite',
    update: 'Modificarea unui bonus pentru produse folosite',
    delete: 'Ștergerea unui bonus pentru produse folosite',
    edit: 'Modificarea bonusurilor pentru produse folosite în listă',
  },
  columns: {
    manufacturerId: 'Producător (număr)',
    manufacturer: 'Producător',
    deviceTypeId: 'Tipul dispozitivului (număr)',
    deviceType: 'Tipul dispozitivului',
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
  help: {
    manufacturerId: 'Fără alegere, se aplică tuturor producătorilor.',
    deviceTypeId: 'Fără alegere, se aplică tuturor tipurilor.',
    grade: 'Fără alegere, se aplică oricărei calități.',
  },
};
