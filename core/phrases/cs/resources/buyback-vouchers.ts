import type { vouchers } from '../../../buyback/vouchers.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof vouchers> = {
  title: 'Poukázky za výkup',
  add: 'Přidat poukázku',
  one: 'Poukázka {amount}',
  done: {
    add: 'Přidání poukázky za výkup',
    update: 'Změna poukázky za výkup',
    delete: 'Smazání poukázky za výkup',
    edit: 'Úprava poukázek v seznamu',
  },
  columns: {
    minimalPrice: 'Výkup aspoň za',
    amount: 'Poukázka',
  },
};
