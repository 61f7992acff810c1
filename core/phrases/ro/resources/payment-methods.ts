import type { paymentMethods } from '../../../deliveries/method-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof paymentMethods> = {
  title: 'Metode de plată',
  add: 'Adaugă o plată',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unei metode de plată',
    update: 'Modificarea unei metode de plată',
    delete: 'Ștergerea unei metode de plată',
    edit: 'Modificarea metodelor de plată în listă',
  },
  columns: {
    code: 'Cod',
    kind: 'Tip',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    isActive: 'Activă',
    fee: 'Taxă',
    mostAmount: 'Cel mult',
    textCs: 'Descriere (în cehă)',
    textRo: 'Descriere (în română)',
    position: 'Ordine',
  },
  choices: {
    kind: {
      card: 'Card',
      google_pay: 'Google Pay',
      apple_pay: 'Apple Pay',
      twisto: 'Twisto',
      bank_transfer: 'Transfer bancar',
      cash_on_delivery: 'Plată ramburs',
      installments: 'În rate',
      leasing: 'Leasing',
    },
  },
  help: {
    isActive:
      'Poți activa doar o plată configurată pe server; care sunt acestea vezi deasupra listei.',
    mostAmount: 'Cea mai mare sumă a unei comenzi. Gol: fără limită.',
  },
};
