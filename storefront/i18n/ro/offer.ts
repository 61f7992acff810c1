import type { PhraseBook } from '../phrase-book.ts';

export const offer: PhraseBook['offer'] = {
  intro: 'Vă trimitem prețul de {{price}} pentru {{device}}. Îl păstrăm 14 zile, fără obligații.',
  email: 'E-mail',
  emailHelp: 'Îl folosim doar pentru această ofertă, fără reclame.',
  note: 'Observații',
  noteHelp: 'Orice ar trebui să știm despre dispozitiv. Le citesc tehnicienii noștri.',
  optional: 'opțional',
  submit: 'Trimite oferta',
  retry: 'Trimite din nou',
  back: 'Înapoi la întrebări',
  failedTitle: 'E-mailul nu a putut fi trimis',
  failedText: 'Eroarea este la noi. Vă rugăm să încercați din nou.',
  offlineText: 'Nu am primit răspuns. Verificați conexiunea la internet și încercați din nou.',
  limitedText: 'Prea multe încercări. Așteptați câteva minute și încercați din nou.',
  sentTitle: 'Oferta a fost trimisă',
  sentText: 'Prețul de {{price}} este valabil 14 zile. În e-mail găsiți un link către ofertă.',
  sentHint: 'Nu a sosit în câteva minute? Verificați și folderul Spam.',
  sentBack: 'Înapoi la dispozitiv',
};
