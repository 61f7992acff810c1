import type { WordsOf } from '../../../resources/words.ts';
import type { numbers } from '../../../settings/number-resource.ts';

export const words: WordsOf<typeof numbers> = {
  title: 'Valori și limite',
  add: 'Setați o valoare',
  one: '{setting}',
  done: {
    add: 'Setarea unei valori a magazinului',
    update: 'Schimbarea unei valori a magazinului',
    delete: 'Revenirea unei valori la cea obișnuită',
    edit: 'Editarea valorilor magazinului în listă',
  },
  columns: { setting: 'Setare', amount: 'Cât', note: 'Notă' },
  choices: {
    setting: {
      guest_cart_days: 'Coș: câte zile se păstrează coșul unui vizitator fără cont',
      replacement_answer_hours: 'Comenzi: câte ore este valabilă oferta de înlocuire',
      timeslot_days: 'Livrare: cu câte zile înainte se poate alege intervalul',
      timeslot_capacity: 'Livrare: câte colete încap într-un interval',
      weight_tolerance_grams: 'Ambalare: cu câte grame poate diferi oricând greutatea',
      reservation_waiting_days: 'Magazine: câte zile așteaptă o rezervare pregătită',
      reservations_per_mail: 'Magazine: câte rezervări poate avea o adresă de e-mail',
      announced_repairs_per_mail: 'Service: câte reparații poate anunța o adresă de e-mail',
      come_back_days: 'Service: în câte zile o reparație se consideră revenită',
      quote_hours: 'Coș: câte ore este valabil prețul oferit al asigurării',
      repair_slot_days: 'Service: cu câte zile înainte se poate alege ora la magazin',
      repair_slot_lead_minutes: 'Service: cu câte minute înainte se închide un interval',
      unclaimed_days: 'Service: după câte zile dispozitivul trece la neridicate',
      export_kept_days: 'Date: câte zile rămâne fișierul de export al catalogului',
    },
  },
  help: {
    setting: 'Ce nu apare aici rămâne ca de obicei. Ștergeți rândul ca să reveniți la obișnuit.',
    amount: 'Limitele fiecărei setări sunt în prezentarea de deasupra listei.',
  },
};
