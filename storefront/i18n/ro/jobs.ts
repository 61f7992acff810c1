import type { PhraseBook } from '../phrase-book.ts';

export const jobs: PhraseBook['jobs'] = {
  title: 'Cariere la Obměna: posturi libere',
  description:
    'Posturi libere la verificare, în magazine și în depozit. Trimiteți CV-ul direct din ofertă.',
  heading: 'Cariere',
  lead: 'Dăm dispozitivelor o a doua viață și căutăm oameni pricepuți. Răspundem fiecăruia în cel mult două săptămâni.',
  empty: 'Acum nu căutăm pe nimeni. Adăugăm posturi noi în fiecare lună.',
  full_time: 'normă întreagă',
  part_time: 'normă redusă',
  agreement: 'colaborare',
  salaryFrom: 'de la {{from}} pe lună',
  salaryRange: '{{from}} – {{to}} pe lună',
  applyHeading: 'Vă interesează?',
  apply: 'Trimiteți CV-ul',
  needsScript: 'Formularul are nevoie de JavaScript. CV-ul ni-l puteți aduce și în orice magazin.',
  all: 'Toate posturile libere',
  missingTitle: 'Acest post nu mai este liber',
  missingText: 'Oferta s-a încheiat sau și-a schimbat adresa. Vedeți celelalte posturi.',
};
