import type { servicePrices } from '../../../service/operation-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof servicePrices> = {
  title: 'Prețuri de service',
  add: 'Adaugă un preț',
  one: '{operation} {model} {deviceType} {color}',
  done: {
    add: 'Adăugarea unui preț de service',
    update: 'Modificarea unui preț de service',
    delete: 'Ștergerea unui preț de service',
    edit: 'Editarea prețurilor de service în listă',
  },
  columns: {
    operationId: 'Ce operațiune',
    typeId: 'Pentru un tip întreg',
    modelId: 'Pentru un model',
    colorId: 'Pentru o culoare',
    operation: 'Operațiune',
    deviceType: 'Tip de dispozitiv',
    model: 'Model',
    color: 'Culoare',
    price: 'Preț',
    durationMinutes: 'Durată (min)',
    isOffered: 'Se oferă',
    isWholeFamily: 'Pentru toate capacitățile',
    validFrom: 'Valabil din',
  },
  help: {
    typeId:
      'Alegeți fie tipul, fie modelul, fie culoarea. Culoarea are prioritate, apoi modelul, apoi tipul.',
    price: 'Un preț necompletat înseamnă „preț la cerere”.',
    durationMinutes: 'O durată necompletată este cea a operațiunii.',
    isOffered: 'Debifați unde operațiunea nu se face, chiar dacă tipul întreg o are.',
    isWholeFamily: 'Prețul modelului este valabil și pentru celelalte capacități ale sale.',
    validFrom:
      'Necompletat este valabil dintotdeauna. Un preț cu o zi ulterioară îl înlocuiește în acea zi.',
  },
};
