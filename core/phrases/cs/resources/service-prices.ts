import type { servicePrices } from '../../../service/operation-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof servicePrices> = {
  title: 'Ceny servisu',
  add: 'Přidat cenu',
  one: '{operation} {model} {deviceType} {color}',
  done: {
    add: 'Přidání ceny servisu',
    update: 'Změna ceny servisu',
    delete: 'Smazání ceny servisu',
    edit: 'Úprava cen servisu v seznamu',
  },
  columns: {
    operationId: 'Který úkon',
    typeId: 'Pro celý typ zařízení',
    modelId: 'Pro model',
    colorId: 'Pro jednu barvu',
    operation: 'Úkon',
    deviceType: 'Typ zařízení',
    model: 'Model',
    color: 'Barva',
    price: 'Cena',
    durationMinutes: 'Doba (min)',
    isOffered: 'Nabízí se',
    isWholeFamily: 'Pro všechna úložiště',
    validFrom: 'Platí od',
  },
  help: {
    typeId: 'Vyberte buď typ, nebo model, nebo barvu. Přednost má barva, pak model, pak typ.',
    price: 'Prázdná cena znamená „cena na dotaz“.',
    durationMinutes: 'Prázdná doba je stejná jako u úkonu.',
    isOffered: 'Odškrtněte tam, kde se úkon nedělá, i když ho celý typ má.',
    isWholeFamily: 'Cena modelu platí i pro jeho další velikosti úložiště.',
    validFrom: 'Prázdné platí odjakživa. Cena s pozdějším dnem ji ten den vystřídá.',
  },
};
