import type { attributeValues } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributeValues> = {
  title: 'Hodnoty parametrů',
  add: 'Přidat hodnotu',
  one: '{nameCs}',
  done: {
    add: 'Přidání hodnoty parametru',
    update: 'Změna hodnoty parametru',
    delete: 'Smazání hodnoty parametru',
    edit: 'Úprava hodnot parametrů v seznamu',
  },
  columns: {
    attributeId: 'Parametr (číslo)',
    attribute: 'Parametr',
    code: 'Kód',
    nameCs: 'Název (česky)',
    nameRo: 'Název (rumunsky)',
    position: 'Pořadí',
    hex: 'Odstín',
  },
  help: {
    hex: 'Jen u barev: podle něj se kreslí vzorník.',
    position: 'Menší číslo se nabízí dřív.',
  },
};
