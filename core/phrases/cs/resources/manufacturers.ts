import type { manufacturers } from '../../../devices/device-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof manufacturers> = {
  title: 'Výrobci',
  add: 'Přidat výrobce',
  one: '{name}',
  done: {
    add: 'Přidání výrobce',
    update: 'Změna výrobce',
    delete: 'Smazání výrobce',
    edit: 'Úprava výrobců v seznamu',
  },
  columns: {
    name: 'Název',
    slug: 'Název v adrese',
    popularity: 'Pořadí',
    models: 'Modelů',
    products: 'Produktů',
  },
  help: {
    slug: 'Malá písmena bez diakritiky, číslice a pomlčky. Změna změní i adresu ve výkupu.',
    popularity: 'Menší číslo se nabízí dřív, stejná čísla podle abecedy.',
  },
};
