import type { menuEntries } from '../../../catalog/menu-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof menuEntries> = {
  title: 'Meniul magazinului',
  add: 'Modifică o categorie în meniu',
  one: '{category}',
  done: {
    add: 'Modificarea unei categorii în meniu',
    update: 'Schimbarea unei intrări din meniu',
    delete: 'Readucerea unei intrări din meniu la arbore',
    edit: 'Modificarea meniului în listă',
  },
  columns: {
    categoryId: 'Categorie (număr)',
    category: 'Categorie',
    nameCs: 'În meniu, în cehă',
    nameRo: 'În meniu, în română',
    place: 'Ordine în meniu',
    isHidden: 'Ascunsă în meniu',
  },
  help: {
    nameCs: 'Gol: așa cum se numește categoria.',
    nameRo: 'Gol: așa cum se numește categoria.',
    place: 'Gol: ca în arborele categoriilor. Numărul mai mic este mai sus.',
    isHidden: 'Dispare doar din meniu. Pagina categoriei rămâne.',
  },
};
