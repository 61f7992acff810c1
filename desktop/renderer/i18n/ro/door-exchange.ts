import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { doorExchange as cs } from '../cs/door-exchange.ts';

/** An old device that whoever brings the goods takes at the door. */
export const doorExchange: TranslatedOf<typeof cs> = {
  door: 'Schimb la curier',
  door_agreed: 'Produsele pleacă, iar dispozitivul îl preia curierul la livrare.',
  door_taken:
    'Curierul a preluat dispozitivul, care este pe drum spre noi. După primire, verificați-l la buyback.',
  door_missed:
    'Curierul a predat produsele fără dispozitiv. Clientul trebuie să îl trimită până la {{until}}, altfel plătește produsele integral.',
  door_lost: 'Dispozitivul s-a pierdut pe drum, îl cumpărăm la prețul promis.',
  door_settled: 'Schimbul este încheiat.',
  door_ended: 'Schimbul la curier s-a oprit, comanda a mers mai departe altfel.',
  doorToPay:
    'Clientul mai plătește {{amount}} până la {{until}}. Dispozitivul pe care îl păstrează rămâne la noi până la plată.',
  doorNumber: 'Coletul cu dispozitivul: {{number}}',
  doorByCarrier: 'conform curierului',
  door_act_taken: 'Curierul a preluat dispozitivul',
  door_act_missed: 'Curierul nu a preluat dispozitivul',
  door_act_lost: 'Dispozitivul s-a pierdut',
  door_act_end: 'Anulează schimbul la curier',
  door_text_taken:
    'Produsele sunt la client, iar dispozitivul vine spre noi. Notați numărul coletului, dacă îl aveți de la curier.',
  door_text_missed:
    'Produsele sunt la client, iar dispozitivul i-a rămas. Îi scriem să îl trimită în 14 zile. Dacă curierul aduce produsele înapoi, nu notați nimic: comanda se anulează când coletul ajunge la noi.',
  door_text_lost:
    'Cumpărăm dispozitivul la prețul promis, deși nu a ajuns. În stoc se trece la cele lipsă.',
  door_text_end: 'Produsele rămân în stoc și așteaptă ca dispozitivul să ajungă altfel.',
  doorOfTwo: 'O a doua persoană trebuie să aprobe.',
  doorParcel: 'Numărul coletului cu dispozitivul',
  doorReason: 'Motiv',
  doorMarked: 'Am notat.',
};
