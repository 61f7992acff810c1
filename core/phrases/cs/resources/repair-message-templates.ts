import type { messageTemplates } from '../../../service/bench-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

const places = 'Doplní se samo: {number}, {device}, {store}, {phone}, {promised} a {link}.';

export const words: WordsOf<typeof messageTemplates> = {
  title: 'Zprávy zákazníkům servisu',
  add: 'Přidat šablonu',
  one: '{titleCs}',
  done: {
    add: 'Přidání šablony zprávy ze servisu',
    update: 'Změna šablony zprávy ze servisu',
    delete: 'Smazání šablony zprávy ze servisu',
    edit: 'Úprava šablon zpráv ze servisu v seznamu',
  },
  columns: {
    titleCs: 'Předmět česky',
    titleRo: 'Předmět rumunsky',
    textCs: 'Text česky',
    textRo: 'Text rumunsky',
    position: 'Pořadí',
    isActive: 'Používá se',
  },
  help: {
    titleCs: 'Podle předmětu šablonu technik pozná a zákazník zprávu.',
    textCs: `${places} Pozdrav a podpis přidáme.`,
    textRo: places,
  },
};
