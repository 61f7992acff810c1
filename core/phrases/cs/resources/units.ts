import type { units } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof units> = {
  title: 'Jednotky',
  add: 'Přidat jednotku',
  one: 'Jednotka {code}',
  done: {
    add: 'Přidání jednotky',
    update: 'Změna jednotky',
    delete: 'Smazání jednotky',
    edit: 'Úprava jednotek v seznamu',
  },
  columns: {
    code: 'Kód',
    symbolCs: 'Značka (česky)',
    symbolRo: 'Značka (rumunsky)',
  },
};
