import type {
  ProductCondition,
  ReservationMailKind,
  ReservationMailText,
  ReservationMailWord,
} from '../cs/reservation-mail.ts';

export const reservationMails: Record<ReservationMailKind, ReservationMailText> = {
  'reservation-confirmation': {
    subject: 'Rezervare în magazin: {product}',
    heading: 'Am primit rezervarea',
    paragraphs: [
      'vă pregătim {product} în magazinul {store}.',
      'Îl puteți ridica din {readyDate}, ora {readyTime}. Îl păstrăm până la {date}, ora {time}; plătiți doar la ridicare.',
    ],
    button: 'Vedeți sau anulați rezervarea',
  },
  'reservation-ready': {
    subject: 'Pregătit pentru ridicare: {product}',
    heading: 'Puteți veni',
    paragraphs: [
      '{product} vă așteaptă în magazinul {store}.',
      'Îl păstrăm până la {date}, ora {time}. La casă arătați codul de ridicare sau spuneți numele.',
    ],
    button: 'Vedeți sau anulați rezervarea',
  },
  'reservation-cancelled': {
    subject: 'Rezervare anulată: {product}',
    heading: 'Am anulat rezervarea',
    paragraphs: [
      'rezervarea din magazinul {store} este anulată, iar {product} este din nou la vânzare.',
      'Nu plătiți nimic. Vă așteptăm cu drag și altă dată.',
    ],
    button: 'Vedeți rezervarea',
  },
  'reservation-expired': {
    subject: 'Rezervarea a expirat: {product}',
    heading: 'Rezervarea a expirat',
    paragraphs: [
      'am păstrat {product} în magazinul {store} până la {date}, ora {time}. Nu a fost ridicat, așa că este din nou la vânzare.',
      'Dacă îl mai doriți, rezervați-l din nou cât timp este în magazin.',
    ],
    button: 'Vedeți rezervarea',
  },
};

export const reservationMailWords: Record<ReservationMailWord, string> = {
  greeting: 'Bună ziua,',
  pickUpCode: 'Cod de ridicare',
  product: 'Produs',
  detail: 'Stare',
  price: 'Preț',
  store: 'Magazin',
  phone: 'Telefonul magazinului',
  signature: 'Echipa Obměna',
  automatic:
    'Vă scriem pentru că ați rezervat un produs la noi. Vă rugăm să nu răspundeți la acest mesaj.',
};

export const conditionWords: Record<ProductCondition, string> = {
  new: 'Nou',
  nearly_new: 'Aproape nou',
  used: 'Folosit, gradul {grade}',
};
