import type { attributeGroups } from '../../../catalog/attribute-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof attributeGroups> = {
  title: 'Skupiny parametrů',
  add: 'Přidat skupinu',
  one: '{nameCs}',
  done: {
    add: 'Přidání skupiny parametrů',
    update: 'Změna skupiny parametrů',
    delete: 'Smazání skupiny parametrů',
    edit: 'Úprava skupin parametrů v seznamu',
  },
  columns: {
    code: 'Kód',
    nameCs: 'Název (česky)',
    nameRo: 'Název (rumunsky)',
    position: 'Pořadí',
  },
};
