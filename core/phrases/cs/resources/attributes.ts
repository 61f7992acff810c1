import type { attributes } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributes> = {
  title: 'Parametry',
  done: {
    add: 'Přidání parametru',
    update: 'Změna parametru',
    delete: 'Smazání parametru',
  },
  columns: {
    code: 'Kód',
    groupId: 'Skupina',
    unitId: 'Jednotka',
    kind: 'Druh',
    nameCs: 'Název (česky)',
    nameRo: 'Název (rumunsky)',
    position: 'Pořadí',
    isFacet: 'Ve filtru',
  },
  choices: {
    kind: {
      choice: 'výběr',
      number: 'číslo',
      boolean: 'ano/ne',
      text: 'text',
    },
  },
};
