import type { units } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof units> = {
  title: 'Jednotky',
  done: {
    add: 'Přidání jednotky',
    update: 'Změna jednotky',
    delete: 'Smazání jednotky',
  },
  columns: {
    code: 'Kód',
    symbolCs: 'Značka (česky)',
    symbolRo: 'Značka (rumunsky)',
  },
};
