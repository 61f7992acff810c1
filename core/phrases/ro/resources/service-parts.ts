import type { serviceParts } from '../../../service/operation-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof serviceParts> = {
  title: 'Piesele operațiunilor',
  add: 'Adaugă o piesă',
  one: '{operation} {model} {color} {name}',
  done: {
    add: 'Adăugarea unei piese la operațiune',
    update: 'Modificarea unei piese a operațiunii',
    delete: 'Ștergerea unei piese a operațiunii',
    edit: 'Editarea pieselor operațiunilor în listă',
  },
  columns: {
    operationId: 'La ce operațiune',
    modelId: 'Pe modelul',
    colorId: 'Numai într-o culoare',
    productId: 'Articolul de stoc al piesei',
    operation: 'Operațiune',
    model: 'Model',
    color: 'Culoare',
    product: 'Codul piesei',
    name: 'Piesă',
    quantity: 'Bucăți',
  },
  help: {
    modelId: 'Alegeți fie modelul, fie culoarea. Fără niciuna, piesa este pentru orice dispozitiv.',
    quantity: 'Câte bucăți se consumă la operațiune.',
  },
};
