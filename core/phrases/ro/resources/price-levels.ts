import type { priceLevels } from '../../../catalog/stock-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof priceLevels> = {
  title: 'Niveluri de preț',
  add: 'Adaugă un nivel de preț',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unui nivel de preț',
    update: 'Modificarea unui nivel de preț',
    delete: 'Ștergerea unui nivel de preț',
    edit: 'Modificarea nivelurilor de preț în listă',
  },
  columns: {
    code: 'Cod',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    position: 'Ordine',
    rule: 'De unde vin prețurile',
    percent: 'Procent',
    ending: 'Prețurile se termină',
    startsOn: 'Regula se aplică din',
    priced: 'Articole cu preț',
  },
  choices: {
    rule: {
      fixed: 'scrise unul câte unul',
      percent: 'procent din prețul de listă',
      cost: 'procent peste achiziție',
    },
    ending: {
      none: 'cum ies din calcul',
      tens: 'în zeci întregi',
      hundreds: 'în sute întregi',
      nine: 'în 9',
      ninety: 'în 90',
      ninety_nine: 'în 99',
    },
  },
  help: {
    position: 'Numărul mai mic apare primul.',
    rule: 'Cu o regulă, prețurile se calculează singure, din nou la fiecare schimbare a prețului de listă.',
    percent: 'Un număr negativ reduce: −5 înseamnă cu 5% sub listă. La achiziție este adaosul.',
    startsOn: 'Fără dată, regula se aplică imediat după salvare.',
  },
};
