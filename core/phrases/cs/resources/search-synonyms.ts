import type { synonyms } from '../../../search/synonyms.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof synonyms> = {
  title: 'Synonyma vyhledávání',
  add: 'Přidat synonymum',
  one: 'Synonymum „{said}“',
  done: {
    add: 'Přidání synonyma',
    update: 'Změna synonyma',
    delete: 'Smazání synonyma',
    edit: 'Úprava synonym v seznamu',
  },
  columns: {
    said: 'Zákazník napíše',
    meant: 'Hledá se',
  },
  help: {
    said: 'Slovo nebo sousloví. Na velikosti písmen a diakritice nezáleží.',
    meant:
      'Slova, která mají produkty v názvu, třeba místo „telefon pro seniory“ hledat „Aligator“.',
  },
};
