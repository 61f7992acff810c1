import type { deviceColors } from '../../../devices/device-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deviceColors> = {
  title: 'Barvy zařízení',
  add: 'Přidat barvu',
  one: '{nameCs}',
  done: {
    add: 'Přidání barvy zařízení',
    update: 'Změna barvy zařízení',
    delete: 'Smazání barvy zařízení',
    edit: 'Úprava barev zařízení v seznamu',
  },
  columns: {
    modelId: 'Model (číslo)',
    model: 'Model',
    nameCs: 'Název česky',
    nameRo: 'Název rumunsky',
    hex: 'Odstín',
    slug: 'Název v adrese',
    position: 'Pořadí',
    products: 'Produktů',
  },
  help: {
    hex: 'Například #1c1b1a. V tomto odstínu zařízení kreslíme.',
    slug: 'Malá písmena bez diakritiky, číslice a pomlčky. Změna změní i adresu ve výkupu.',
  },
};
