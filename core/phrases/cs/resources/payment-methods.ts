import type { paymentMethods } from '../../../deliveries/method-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof paymentMethods> = {
  title: 'Způsoby platby',
  add: 'Přidat platbu',
  one: '{nameCs}',
  done: {
    add: 'Přidání způsobu platby',
    update: 'Změna způsobu platby',
    delete: 'Smazání způsobu platby',
    edit: 'Úprava způsobů platby v seznamu',
  },
  columns: {
    code: 'Kód',
    kind: 'Druh',
    nameCs: 'Název (česky)',
    nameRo: 'Název (rumunsky)',
    isActive: 'Zapnuto',
    fee: 'Poplatek',
    mostAmount: 'Nejvýš za',
    textCs: 'Popis (česky)',
    textRo: 'Popis (rumunsky)',
    position: 'Pořadí',
  },
  choices: {
    kind: {
      card: 'Karta',
      google_pay: 'Google Pay',
      apple_pay: 'Apple Pay',
      twisto: 'Twisto',
      bank_transfer: 'Bankovní převod',
      cash_on_delivery: 'Dobírka',
      installments: 'Splátky',
      leasing: 'Leasing',
    },
  },
  help: {
    isActive:
      'Zapnout lze jen platbu, která je na serveru nastavená; které to jsou, říká přehled nad seznamem.',
    mostAmount: 'Nejvyšší částka jedné objednávky. Prázdné: bez omezení.',
  },
};
