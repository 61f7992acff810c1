import type { PhraseBook } from '../phrase-book.ts';

export const promise: PhraseBook['promise'] = {
  deliveredIfBy: 'Dacă comandați {{until}}, livrăm {{when}}',
  readyIfBy: 'Dacă comandați {{until}}, puteți ridica {{when}}',
  broughtOn: 'Livrăm {{when}}',
  fetchToday: 'Poți ridica încă astăzi: {{stores}}',
  storeFrom: '{{name}} de la {{time}}',
  untilTime: 'până la {{time}}',
  untilDayTime: '{{day}} până la {{time}}',
  nearDay: '{{near}}, {{day}}',
  fromTo: '{{from}} – {{to}}',
  today: 'astăzi',
  tomorrow: 'mâine',
};
