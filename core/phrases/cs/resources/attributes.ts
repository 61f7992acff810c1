import type { attributes } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributes> = {
  title: 'Parametry',
  add: 'Přidat parametr',
  one: '{nameCs}',
  done: {
    add: 'Přidání parametru',
    update: 'Změna parametru',
    delete: 'Smazání parametru',
    edit: 'Úprava parametrů v seznamu',
  },
  columns: {
    code: 'Kód',
    groupId: 'Skupina (číslo)',
    group: 'Skupina',
    unitId: 'Jednotka (číslo)',
    unit: 'Jednotka',
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
  help: {
    kind: 'Druh nelze změnit, jakmile ho některý produkt uvádí.',
    position: 'Menší číslo stojí ve skupině výš.',
    isFacet: 'Podle výběru může zákazník filtrovat; jiné druhy filtrem být nemohou.',
  },
};
