import type { installmentPrograms } from '../../../installments/program-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof installmentPrograms> = {
  title: 'Rate și leasing',
  add: 'Program de rate nou',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unui program de rate',
    update: 'Modificarea unui program de rate',
    delete: 'Ștergerea unui program de rate',
    edit: 'Modificarea programelor de rate în listă',
  },
  columns: {
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    kind: 'Tip',
    arrangeType: 'Unde se încheie',
    company: 'Companie',
    months: 'Luni',
    ratePercent: 'Dobândă % pe an',
    downPaymentPercent: 'Avans %',
    minimalFinanced: 'Credit de la',
    maximalFinanced: 'Credit până la',
    isActive: 'Se oferă',
    position: 'Ordine',
  },
  choices: {
    kind: {
      installments: 'Rate',
      leasing: 'Leasing',
    },
    arrangeType: {
      'on-store': 'În magazin',
      online: 'Online',
    },
  },
  help: {
    minimalFinanced: 'Suma minimă rămasă după avans.',
    maximalFinanced: 'Gol: fără limită.',
    isActive: 'Un program oprit nu se mai oferă nimănui; contractele în curs rămân neschimbate.',
  },
};
