import type { terms } from '../../../shop/term-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof terms> = {
  title: 'Termene',
  add: 'Stabilește un termen',
  one: '{term}',
  done: {
    add: 'Stabilirea unui termen',
    update: 'Modificarea unui termen',
    delete: 'Revenirea la termenul obișnuit',
    edit: 'Modificarea termenelor în listă',
  },
  columns: { term: 'Termen', days: 'Zile', note: 'Notă' },
  choices: {
    term: {
      claim_settled: 'rezolvarea unei sesizări de conformitate',
      estimate_valid: 'valabilitatea devizului unei reparații',
      announced_kept: 'așteptarea unui dispozitiv anunțat',
    },
  },
  help: {
    term: 'Ce nu este aici rămâne ca de obicei: sesizarea 15 zile (în Cehia 30), devizul 14 zile, dispozitivul anunțat 30 de zile.',
    days: 'Sesizarea poate avea doar un termen mai scurt decât cel legal. Schimbarea se aplică la cazurile noi.',
  },
};
