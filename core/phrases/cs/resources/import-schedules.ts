import type { importSchedules } from '../../../import/import-schedules.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof importSchedules> = {
  title: 'Plánované importy',
  add: 'Přidat plánovaný import',
  one: 'Plánovaný import {name}',
  done: {
    add: 'Přidání plánovaného importu',
    update: 'Změna plánovaného importu',
    delete: 'Smazání plánovaného importu',
    edit: 'Úprava plánovaných importů v seznamu',
  },
  columns: {
    name: 'Název',
    supplierId: 'Dodavatel (číslo)',
    supplier: 'Dodavatel',
    source: 'Odkud',
    place: 'Adresa (https) nebo název souboru',
    everyMinutes: 'Po kolika minutách',
    lateAfterHours: 'Hlásit, když nic nepřijde (hodin)',
    takesStock: 'Bere sklad',
    takesPrices: 'Bere ceny',
    vatPercent: 'DPH k nákupní ceně (%)',
    marginPercent: 'Marže k nákupní ceně (%)',
    ending: 'Zaokrouhlení ceny',
    mostChangePercent: 'Změna ceny, která projde sama (± %)',
    isActive: 'Zapnuto',
  },
  choices: {
    source: { address: 'adresa', folder: 'složka import-inbox' },
    ending: {
      none: 'bez zaokrouhlení',
      tens: 'na desítky',
      hundreds: 'na stovky',
      nine: 'končí 9',
      ninety: 'končí 90',
      ninety_nine: 'končí 99',
    },
  },
};
