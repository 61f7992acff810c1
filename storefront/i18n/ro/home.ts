import type { PhraseBook } from '../phrase-book.ts';

export const home: PhraseBook['home'] = {
  title: 'Obměna – telefoane, tablete și ceasuri noi sau folosite, buyback',
  description:
    'Cumpărați un telefon, o tabletă sau un ceas verificat și vindeți dispozitivul vechi. Fiecare dispozitiv folosit are starea descrisă, garanție și un preț explicat.',
  heading: 'Un nou început pentru electronicele dumneavoastră',
  lead: 'Telefoane, tablete și ceasuri noi, aproape noi și folosite. Fiecare dispozitiv folosit a fost verificat, iar starea lui spune cum arată.',
  browse: 'Vedeți telefoanele',
  sell: 'Aflați prețul buyback',
  categoriesHeading: 'De ce aveți nevoie?',
  categoryCount_one: '{{count}} produs',
  categoryCount_few: '{{count}} produse',
  categoryCount_other: '{{count}} de produse',
  bestselling: 'Cele mai vândute',
  newest: 'Noutăți în ofertă',
  used: 'Folosite, verificate',
  reduced: 'La preț redus',
  seeAll: 'Vezi toate',
  sellHeading: 'Dispozitivul vechi nu trebuie să stea în sertar',
  sellLead:
    'Răspundeți la câteva întrebări despre stare și vedeți imediat suma. Nu scădem nimic pe tăcute: fiecare reducere este explicată.',
  bonus: 'Acum, în plus, bonus de până la {{percent}}%',
  step1Title: 'Descrieți starea',
  step1Text:
    'Alegeți modelul și răspundeți la întrebări. Prețul se schimbă sub ochii dumneavoastră.',
  step2Title: 'Trimiteți sau aduceți',
  step2Text: 'Vă păstrăm prețul 21 de zile, până când dispozitivul ajunge la noi.',
  step3Title: 'Primiți banii',
  step3Text:
    'Verificăm și plătim. Dacă starea diferă, dumneavoastră decideți – returul este gratuit.',
  promiseHeading: 'Pe ce vă puteți baza',
  promise1: 'La fiecare reducere vedeți cel mai mic preț din ultimele 30 de zile.',
  promise2: 'Starea unei bucăți folosite o spun gradul și cuvintele, nu o fotografie retușată.',
  promise3: 'Rezervarea în magazin este gata în 30 de minute în timpul programului.',
  storesHeading: 'Treceți pe la noi',
  storesText: 'Vedeți produsele, ridicați rezervarea și ne puteți lăsa pe loc dispozitivul vechi.',
  storesLink: 'Magazine și program',
  articlesHeading: 'Vă sfătuim',
  articlesText:
    'Cum se alege un telefon, ce înseamnă gradele și cum pregătiți dispozitivul vechi pentru vânzare.',
  articlesLink: 'Citiți articolele',
  link_buyback: 'Buyback pentru dispozitive vechi',
  link_service: 'Service și reparații',
  link_stores: 'Magazine',
  link_articles: 'Sfaturi și articole',
  link_limited_offers: 'Oferte limitate în timp',
  link_contact: 'Contact',
  pageOver: 'Această campanie s-a încheiat',
  pageOverText:
    'Pagina nu există sau nu a început încă. Pe pagina principală găsești ce este valabil acum.',
  toHome: 'La pagina principală',
  previewTitle: 'Previzualizarea paginii',
  previewText:
    'Așa va arăta pagina. Linkul este valabil 30 de minute și nu poate fi găsit de altcineva.',
  previewOver: 'Previzualizarea nu mai este valabilă. Deschideți una nouă din programul intern.',
};
