import type { fixedPages as cs, pageKindWords as csKinds } from '../cs/fixed-pages.ts';

/** By what else pages of a kind are looked for, whatever they are called. */
export const pageKindWords: typeof csKinds = {
  store: 'magazin sediu program adresă',
  question: 'întrebare',
  article: 'articol sfat ghid',
  promotion: 'campanie ofertă',
};

/** Pages that every shop has, as its search shows them. */
export const fixedPages: typeof cs = {
  buyback: {
    title: 'Vinde-ne dispozitivul tău',
    named: 'vânzare buyback telefon vechi tabletă ceas bani schimb',
    text: 'Alege dispozitivul, descrie-i starea și vezi pe loc cât primești pe el.',
  },
  buybackStatus: {
    title: 'Starea vânzării',
    named: 'urmărire buyback bani plată',
    text: 'Cu codul și adresa de e-mail afli ce se întâmplă cu dispozitivul tău.',
  },
  centers: {
    title: 'Centre de buyback',
    named: 'vânzare magazin unde aduc',
    text: 'Magazinele în care îți evaluăm și cumpărăm dispozitivul pe loc.',
  },
  service: {
    title: 'Service și reparații',
    named: 'preț reparație telefon ecran baterie',
    text: 'Cât costă reparația dispozitivului tău și cât durează.',
  },
  repair: {
    title: 'Comandă o reparație',
    named: 'service sesizare garanție defect conformitate',
    text: 'Descrie defectul și alege cum ajunge dispozitivul la noi.',
  },
  repairStatus: {
    title: 'Starea reparației',
    named: 'service sesizare urmărire',
    text: 'Cu numărul fișei afli cât de departe am ajuns cu reparația sau cu sesizarea ta.',
  },
  stores: {
    title: 'Magazine',
    named: 'magazin adresă program hartă sediu',
    text: 'Adresele, programul și serviciile magazinelor noastre.',
  },
  contact: {
    title: 'Contact',
    named: 'telefon e-mail asistență clienți sesizare',
    text: 'Sună-ne sau scrie-ne, îți răspundem cât de repede putem.',
  },
  faq: {
    title: 'Întrebări frecvente',
    named: 'întrebare ajutor livrare plată garanție sesizare retur',
    text: 'Răspunsuri la ce ne întrebați cel mai des.',
  },
  orderStatus: {
    title: 'Starea comenzii',
    named: 'urmărire colet livrare retur retragere',
    text: 'Cu numărul comenzii și adresa de e-mail afli unde îți este coletul.',
  },
  priceList: {
    title: 'Listă de prețuri',
    named: 'preț prețuri',
    text: 'Prețurile a tot ce vindem, într-un singur loc.',
  },
  limitedOffers: {
    title: 'Oferte limitate',
    named: 'reducere promoție lichidare',
    text: 'Prețuri valabile doar în limita stocului sau până la ora afișată.',
  },
  articles: {
    title: 'Articole',
    named: 'sfaturi ghid blog',
    text: 'Sfaturi ca să alegi, să folosești și să-ți vinzi bine dispozitivul.',
  },
  jobs: {
    title: 'Cariere',
    named: 'loc de muncă angajare job',
    text: 'Locuri de muncă în magazinele, service-ul și depozitul nostru.',
  },
};
