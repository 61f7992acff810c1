import type { priceLevels } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof priceLevels> = {
  title: 'Cenové hladiny',
  add: 'Přidat cenovou hladinu',
  one: '{nameCs}',
  done: {
    add: 'Přidání cenové hladiny',
    update: 'Změna cenové hladiny',
    delete: 'Smazání cenové hladiny',
    edit: 'Úprava cenových hladin v seznamu',
  },
  columns: {
    code: 'Kód',
    nameCs: 'Název (česky)',
    nameRo: 'Název (rumunsky)',
    position: 'Pořadí',
  },
};
