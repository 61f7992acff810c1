import type { apiDocs as cs } from '../cs/api-docs.ts';

/** The page on which a merchant's programmer tries calls of the API. */
export const apiDocs: Record<keyof typeof cs, string> = {
  title: 'API-ul magazinului',
  lead: 'Apeluri pentru programele dumneavoastră. Cheia se creează în administrare, pe ecranul Chei API; aici o introduceți doar pentru această pagină și nu se salvează nicăieri. Descrierea completă (OpenAPI 3.1):',
  key: 'Cheie API',
  search: 'Căutați un apel',
  calls: 'Apeluri',
  none: 'Nu există un astfel de apel.',
  choose: 'Alegeți un apel din listă.',
  permission: 'Cheia trebuie să permită:',
  open: 'Fără cheie.',
  required: 'obligatoriu',
  body: 'Corp (JSON)',
  send: 'Trimiteți',
  sending: 'Se trimite…',
  answer: 'Răspuns',
  failed: 'Magazinul nu a răspuns.',
  notLoaded: 'Descrierea API-ului nu s-a putut încărca. Reîncărcați pagina.',
};
