import type { deviceModels } from '../../../devices/device-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deviceModels> = {
  title: 'Modely zařízení',
  add: 'Přidat model',
  one: '{name}',
  done: {
    add: 'Přidání modelu zařízení',
    update: 'Změna modelu zařízení',
    delete: 'Smazání modelu zařízení',
    edit: 'Úprava modelů zařízení v seznamu',
  },
  columns: {
    manufacturerId: 'Výrobce (číslo)',
    typeId: 'Typ (číslo)',
    manufacturer: 'Výrobce',
    deviceType: 'Typ zařízení',
    name: 'Název',
    storageGb: 'Úložiště (GB)',
    slug: 'Název v adrese',
    releasedOn: 'Uvedeno na trh',
    widthMm: 'Šířka (mm)',
    heightMm: 'Výška (mm)',
    popularity: 'Pořadí',
    colors: 'Barev',
    products: 'Produktů',
  },
  help: {
    slug: 'Malá písmena bez diakritiky, číslice a pomlčky. Změna změní i adresu ve výkupu.',
    popularity: 'Menší číslo se nabízí dřív, stejná čísla podle abecedy.',
  },
};
