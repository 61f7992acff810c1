import type { PhraseBook } from '../phrase-book.ts';

/** A customer's contact, masked until somebody says why they need it. */
export const contacts: PhraseBook['contacts'] = {
  e_mail: 'E-mail',
  phone_number: 'Telefon',
  street: 'Stradă',
  delivery_phone_number: 'Telefon la livrare',
  delivery_street: 'Stradă de livrare',
  show: 'Afișați: {{field}}',
  hide: 'Ascundeți: {{field}}',
  customerCalls: 'Clientul sună sau scrie',
  deliveryProblem: 'Problemă cu livrarea',
  complaint: 'Sesizare sau plângere',
  otherReason: 'Alt motiv…',
  whyTitle: 'De ce aveți nevoie de această dată?',
  whyLead: '{{field}}. Motivul, numele dumneavoastră și ora se păstrează.',
  reason: 'Motiv',
  showNow: 'Afișați 60 de secunde',
  secondsLeft_one: 'dispare în {{count}} secundă',
  secondsLeft_few: 'dispare în {{count}} secunde',
  secondsLeft_other: 'dispare în {{count}} de secunde',
};
