import type { serviceParts } from '../../../service/operation-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof serviceParts> = {
  title: 'Díly úkonů',
  add: 'Přidat díl',
  one: '{operation} {model} {color} {name}',
  done: {
    add: 'Přidání dílu úkonu',
    update: 'Změna dílu úkonu',
    delete: 'Smazání dílu úkonu',
    edit: 'Úprava dílů úkonů v seznamu',
  },
  columns: {
    operationId: 'K úkonu',
    modelId: 'Na modelu',
    colorId: 'Jen v jedné barvě',
    productId: 'Skladová položka dílu',
    operation: 'Úkon',
    model: 'Model',
    color: 'Barva',
    product: 'Kód dílu',
    name: 'Díl',
    quantity: 'Kusů',
  },
  help: {
    modelId: 'Vyberte buď model, nebo barvu. Bez obojího platí díl pro každé zařízení.',
    quantity: 'Kolik kusů se při úkonu spotřebuje.',
  },
};
