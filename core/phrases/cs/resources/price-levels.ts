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
    rule: 'Odkud jsou ceny',
    percent: 'Procento',
    ending: 'Ceny končí',
    startsOn: 'Pravidlo platí od',
    priced: 'Položek s cenou',
  },
  choices: {
    rule: {
      fixed: 'psané jedna po druhé',
      percent: 'procento z ceníkové ceny',
      cost: 'procento nad nákupem',
    },
    ending: {
      none: 'jak vyjdou',
      tens: 'celými desítkami',
      hundreds: 'celými stovkami',
      nine: 'na 9',
      ninety: 'na 90',
      ninety_nine: 'na 99',
    },
  },
  help: {
    position: 'Menší číslo se nabízí dřív.',
    rule: 'Podle pravidla se ceny počítají samy, znovu při každé změně ceníkové ceny.',
    percent: 'Záporné číslo zlevňuje: −5 je o 5 % pod ceníkem. U nákupu je to přirážka.',
    startsOn: 'Bez data platí hned po uložení.',
  },
};
