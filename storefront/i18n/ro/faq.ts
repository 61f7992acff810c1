import type { PhraseBook } from '../phrase-book.ts';

export const faq: PhraseBook['faq'] = {
  title: 'Întrebări frecvente: buyback, rezervare, stare și garanție | Obměna',
  description:
    'Răspunsuri despre buyback, rezervarea în magazin, gradele de stare, garanție și retur.',
  heading: 'Întrebări frecvente',
  lead: 'Ce ne întrebați cel mai des. Răspunsul se deschide cu o atingere, iar fiecare întrebare are propriul link.',
  groups: 'Teme',
  empty: 'Încă nu sunt întrebări aici.',
  moreHeading: 'Nu ați găsit răspunsul?',
  contact: 'Scrieți-ne',
};
