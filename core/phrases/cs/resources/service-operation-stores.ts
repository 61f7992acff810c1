import type { operationStores } from '../../../service/operation-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof operationStores> = {
  title: 'Kde se úkony dělají',
  add: 'Přidat prodejnu',
  one: '{operation} {store}',
  done: {
    add: 'Přidání prodejny k úkonu',
    update: 'Změna prodejny u úkonu',
    delete: 'Smazání prodejny u úkonu',
    edit: 'Úprava prodejen u úkonů v seznamu',
  },
  columns: {
    operationId: 'Který úkon',
    storeId: 'Která prodejna ho dělá',
    operation: 'Úkon',
    store: 'Prodejna',
  },
  help: {
    storeId:
      'Úkon, u kterého žádná prodejna není, dělají všechny servisy. Jakmile tu nějaká je, dělají ho jen ty uvedené.',
  },
};
