import type { messageTemplates } from '../../../service/bench-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

const places =
  'Se completează automat: {number}, {device}, {store}, {phone}, {promised} și {link}.';

export const words: WordsOf<typeof messageTemplates> = {
  title: 'Mesaje către clienții service-ului',
  add: 'Adaugă un șablon',
  one: '{titleRo}',
  done: {
    add: 'Adăugarea unui șablon de mesaj din service',
    update: 'Modificarea unui șablon de mesaj din service',
    delete: 'Ștergerea unui șablon de mesaj din service',
    edit: 'Editarea șabloanelor de mesaje din service în listă',
  },
  columns: {
    titleCs: 'Subiect în cehă',
    titleRo: 'Subiect în română',
    textCs: 'Text în cehă',
    textRo: 'Text în română',
    position: 'Ordine',
    isActive: 'Se folosește',
  },
  help: {
    titleRo: 'După subiect recunoaște tehnicianul șablonul, iar clientul mesajul.',
    textCs: places,
    textRo: `${places} Salutul și semnătura le adăugăm noi.`,
  },
};
