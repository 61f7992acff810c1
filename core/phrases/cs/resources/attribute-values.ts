import type { attributeValues } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributeValues> = {
  title: 'Hodnoty parametrů',
  done: {
    add: 'Přidání hodnoty parametru',
    update: 'Změna hodnoty parametru',
    delete: 'Smazání hodnoty parametru',
  },
  columns: {
    attributeId: 'Parametr',
    code: 'Kód',
    nameCs: 'Název (česky)',
    nameRo: 'Název (rumunsky)',
    position: 'Pořadí',
    hex: 'Odstín',
  },
};
