import type { PhraseBook } from '../phrase-book.ts';

export const newsletter: PhraseBook['newsletter'] = {
  title: 'Abonare la noutăți | Obměna',
  description: 'Confirmarea și încheierea abonării la noutăți.',
  heading: 'Abonare la noutăți',
  label: 'Noutăți pe e-mail',
  help: 'Cel mult de două ori pe lună. Vă dezabonați cu o singură atingere.',
  submit: 'Mă abonez',
  wrongEmail: 'Verificați e-mailul, de exemplu ana@posta.ro.',
  sentTitle: 'Verificați căsuța de e-mail',
  sentText: 'V-am trimis un e-mail. Abonarea începe după ce o confirmați acolo.',
  failedTitle: 'Nu a reușit',
  failedText: 'Încercați din nou peste câteva momente.',
  limited: 'Au fost prea multe încercări. Încercați din nou peste zece minute.',
  waiting: 'Doriți să primiți noutăți la adresa {{eMail}}?',
  confirmed: 'Trimitem noutățile la adresa {{eMail}}.',
  unsubscribed: 'La adresa {{eMail}} nu mai trimitem nimic.',
  confirm: 'Confirm abonarea',
  refuse: 'Nu doresc, ștergeți adresa',
  remove: 'Mă dezabonez',
  again: 'Mă abonez din nou',
  unknownTitle: 'Nu cunoaștem această abonare',
  unknownText:
    'Linkul este mai vechi de o săptămână sau v-ați dezabonat deja. Vă puteți abona din nou în subsolul paginii.',
  home: 'La pagina principală',
  needsScript: 'Confirmarea are nevoie de JavaScript.',
};
