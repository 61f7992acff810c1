import type { PhraseBook } from '../phrase-book.ts';

export const home: PhraseBook['home'] = {
  title: 'Obměna – buyback pentru telefoane, tablete și ceasuri',
  description:
    'Aflați în două minute cât oferim pentru telefonul, tableta sau ceasul dumneavoastră. Preț după stare, cu fiecare reducere explicată.',
  heading: 'Dispozitivul vechi încă valorează ceva',
  lead: 'Răspundeți la câteva întrebări despre stare și vedeți imediat suma. Nu scădem nimic pe tăcute: fiecare reducere este explicată.',
  start: 'Aflați prețul de răscumpărare',
  bonus: 'Acum, în plus, bonus de până la {{percent}} %',
  typesHeading: 'Ce vindeți?',
  stepsHeading: 'Cum funcționează',
  step1Title: 'Descrieți starea',
  step1Text:
    'Alegeți modelul și răspundeți la întrebări. Prețul se schimbă sub ochii dumneavoastră.',
  step2Title: 'Trimiteți sau aduceți',
  step2Text: 'Vă păstrăm prețul 21 de zile, până când dispozitivul ajunge la noi.',
  step3Title: 'Primiți banii',
  step3Text:
    'Verificăm și plătim. Dacă starea diferă, dumneavoastră decideți – returul este gratuit.',
  promiseHeading: 'Pe ce vă puteți baza',
  promise1: 'Oferta primită pe e-mail este valabilă 14 zile la același preț.',
  promise2: 'După verificare nu aplicăm niciodată un preț mai mic fără acordul dumneavoastră.',
  promise3: 'Datele personale sunt criptate și șterse la final.',
};
