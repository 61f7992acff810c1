import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { articles as cs } from '../cs/articles.ts';

/** Articles of the shop and what their fields share with other texts. */
export const articles: TranslatedOf<typeof cs> = {
  article: 'Articol',
  add: 'Articol nou',
  none: 'Încă niciun articol',
  noneText: 'Scrie primul. Cât timp nu are zi de publicare, îl vezi doar tu și colegii tăi.',
  title: 'Titlu',
  state: 'Stare',
  changed: 'Ultima modificare',
  draft: 'Ciornă',
  planned: 'Apare {{moment}}',
  published: 'Publicat {{moment}}',
  slug: 'Adresă',
  slugHelp:
    'Ultima parte a linkului: litere mici fără diacritice, cifre și cratime. Nu se mai poate schimba.',
  perex: 'Introducere',
  body: 'Text',
  bodyHelp:
    'Fiecare rând este un paragraf. # titlu, - element de listă, 1. rând numerotat, [text](/adresa) link, ![descriere](/media/imagine.webp 800x600) imagine.',
  publishedAt: 'Publică de la',
  publishedAtHelp: 'Zi și oră, de exemplu 3.12.2026 8:00. Un câmp gol înseamnă ciornă.',
  publishNow: 'Publică din acest moment',
  saved: 'Articolul este salvat.',
};
