import type { operationStores } from '../../../service/operation-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof operationStores> = {
  title: 'Unde se fac operațiunile',
  add: 'Adaugă un magazin',
  one: '{operation} {store}',
  done: {
    add: 'Adăugarea unui magazin la operațiune',
    update: 'Modificarea magazinului unei operațiuni',
    delete: 'Ștergerea magazinului unei operațiuni',
    edit: 'Editarea magazinelor operațiunilor în listă',
  },
  columns: {
    operationId: 'Ce operațiune',
    storeId: 'Ce magazin o face',
    operation: 'Operațiune',
    store: 'Magazin',
  },
  help: {
    storeId:
      'O operațiune fără niciun magazin se face în toate service-urile. De îndată ce există unul, o fac numai cele menționate.',
  },
};
