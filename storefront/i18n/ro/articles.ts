import type { PhraseBook } from '../phrase-book.ts';

export const articles: PhraseBook['articles'] = {
  title: 'Articole despre telefoane și buyback | Obměna',
  titlePage: 'Articole, pagina {{page}} | Obměna',
  description:
    'Cum alegi un telefon folosit, ce înseamnă gradele de stare, cum ștergi și pregătești dispozitivul pentru vânzare.',
  heading: 'Articole',
  lead: 'Sfaturi din atelierul nostru și de la ghișeul de buyback. Le scriu oameni care verifică zilnic dispozitive.',
  empty: 'Încă nu am scris nimic.',
  firstPage: 'Nu avem atâtea articole. Mergeți la prima pagină',
  pages: 'Pagini',
  pageOf: 'Pagina {{page}} din {{pages}}',
  newer: 'Articole mai noi',
  older: 'Articole mai vechi',
  all: 'Toate articolele',
  readingTime_one: '{{count}} minut de citit',
  readingTime_few: '{{count}} minute de citit',
  readingTime_other: '{{count}} de minute de citit',
  missingTitle: 'Nu am găsit acest articol',
  missingText: 'Poate și-a schimbat adresa sau l-am retras. Celelalte sunt în listă.',
};
