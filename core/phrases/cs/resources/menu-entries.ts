import type { menuEntries } from '../../../catalog/menu-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof menuEntries> = {
  title: 'Menu obchodu',
  add: 'Upravit kategorii v menu',
  one: '{category}',
  done: {
    add: 'Úprava kategorie v menu',
    update: 'Změna položky menu',
    delete: 'Vrácení položky menu podle stromu',
    edit: 'Úprava menu v seznamu',
  },
  columns: {
    categoryId: 'Kategorie (číslo)',
    category: 'Kategorie',
    nameCs: 'V menu česky',
    nameRo: 'V menu rumunsky',
    place: 'Pořadí v menu',
    isHidden: 'Skrytá v menu',
  },
  help: {
    nameCs: 'Prázdné: jak se kategorie jmenuje.',
    nameRo: 'Prázdné: jak se kategorie jmenuje.',
    place: 'Prázdné: jako ve stromu kategorií. Menší číslo je výš.',
    isHidden: 'Zmizí jen z menu. Stránka kategorie zůstane.',
  },
};
