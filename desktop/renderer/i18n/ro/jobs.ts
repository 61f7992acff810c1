import type { PhraseBook } from '../phrase-book.ts';

/** The same in Romanian. */
export const jobs: PhraseBook['jobs'] = {
  job: 'Loc de muncă',
  add: 'Loc de muncă nou',
  none: 'Încă niciun loc de muncă',
  noneText: 'Publicați-l pe primul. Apare în magazin după ce îl deschideți și îi vine ora.',
  title: 'Denumire',
  place: 'Unde',
  state: 'Stare',
  applications: 'Candidați',
  closed: 'Închis',
  planned: 'Apare la {{moment}}',
  published: 'Publicat la {{moment}}',
  slug: 'Adresă',
  slugHelp:
    'Ultima parte a linkului: litere mici fără diacritice, cifre și cratime. Nu se mai poate schimba ulterior.',
  summary: 'Rezumat',
  body: 'Text',
  bodyHelp:
    'Fiecare rând este un paragraf. # titlu, - element de listă, 1. rând numerotat, [text](/adresa) link.',
  employment: 'Program',
  employment_full_time: 'normă întreagă',
  employment_part_time: 'program redus',
  employment_agreement: 'contract de colaborare',
  salaryFrom: 'Salariu brut de la',
  salaryTo: 'Salariu brut până la',
  salaryHelp: 'Lunar, numere întregi. Ambele câmpuri goale: oferta nu spune nimic despre salariu.',
  publishedAt: 'Publicat din',
  publishedAtHelp: 'Ziua și ora, de exemplu 3. 12. 2026 8:00.',
  publishNow: 'Publică din acest moment',
  isOpen: 'Deschis: oamenii pot candida',
  inShop: 'Vezi în magazin',
  saved: 'Locul de muncă este salvat.',
  delete: 'Șterge locul de muncă',
  deleteTitle: 'Ștergeți locul de muncă {{name}}?',
  deleteLead:
    'Dispare și din magazin. Un loc pentru care a candidat deja cineva nu se poate șterge: închideți-l.',
  deleted: 'Locul de muncă este șters.',
  undo: 'Anulează',
};
