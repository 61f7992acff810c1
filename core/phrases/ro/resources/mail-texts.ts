import type { mailTexts } from '../../../mails/mail-text-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

const subject =
  'Ce este între acolade se completează automat, de exemplu {number}. Câmpul gol înseamnă textul obișnuit.';
const intro =
  'Prima propoziție după salut. Ce este între acolade se completează automat. Câmpul gol înseamnă textul obișnuit.';

export const words: WordsOf<typeof mailTexts> = {
  title: 'Textele e-mailurilor',
  add: 'Modificați textul unui e-mail',
  one: '{kind}',
  done: {
    add: 'Personalizarea textului unui e-mail',
    update: 'Modificarea textului unui e-mail',
    delete: 'Revenirea unui e-mail la textul obișnuit',
    edit: 'Modificarea textelor de e-mail în listă',
  },
  columns: {
    kind: 'E-mail',
    isActive: 'Cu propriile cuvinte',
    subjectCs: 'Subiect (cehă)',
    subjectRo: 'Subiect (română)',
    introCs: 'Introducere (cehă)',
    introRo: 'Introducere (română)',
  },
  choices: {
    kind: {
      'order-placed': 'Comandă primită',
      'order-paid': 'Comandă plătită',
      'order-changed': 'Comandă modificată',
      'order-cancelled': 'Comandă anulată',
      'order-handed-over': 'Predată curierului',
      'order-ready': 'Așteaptă în magazin',
      'order-at-point': 'Așteaptă la punctul de ridicare',
      'order-delivered': 'Livrată',
      'order-refund-sent': 'Bani în curs de returnare',
      'reservation-confirmation': 'Rezervare primită',
      'reservation-ready': 'Rezervare pregătită',
      'reservation-cancelled': 'Rezervare anulată',
      'reservation-expired': 'Rezervare expirată',
      'buyback-received': 'Buyback: dispozitiv ajuns',
      'buyback-returning': 'Buyback: dispozitiv trimis înapoi',
      'buyback-returned': 'Buyback: dispozitiv returnat',
      'repair-announced': 'Reparație anunțată',
      'repair-link': 'Link către reparație',
      'repair-received': 'Reparație: dispozitiv preluat',
      'repair-approved': 'Reparație aprobată',
      'repair-parts': 'Reparație: se așteaptă piesa',
      'repair-ready': 'Reparație gata, de plătit',
      'repair-ready-free': 'Reparație gata, gratuită',
      'repair-reminder': 'Reparație: dispozitivul încă așteaptă',
      'repair-handed-out': 'Reparație: dispozitiv predat',
      'account-invite': 'Cont importat: invitație',
      'account-register': 'Cont: confirmarea înregistrării',
      'account-reset': 'Cont: parolă nouă',
    },
  },
  help: {
    kind: 'Ce nu este aici se scrie ca de obicei. Prin ștergerea rândului reveniți la textul obișnuit.',
    isActive: 'Oprit: se scrie textul obișnuit, iar cuvintele dumneavoastră rămân aici.',
    subjectCs: subject,
    subjectRo: subject,
    introCs: intro,
    introRo: intro,
  },
};
