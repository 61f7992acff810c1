import type { PhraseBook } from '../phrase-book.ts';

export const jobForm: PhraseBook['jobForm'] = {
  fullName: 'Nume și prenume',
  eMail: 'E-mail',
  phone: 'Telefon',
  note: 'Mesaj',
  noteHelp: 'De ce tocmai acest post și de când ați putea începe.',
  optional: 'opțional',
  file: 'CV',
  fileHelp: 'PDF, DOCX sau ODT de cel mult 5 MB, fără parolă și macrocomenzi.',
  chosen: '{{name}}, {{size}} MB',
  consent:
    'Sunt de acord ca Obměna să folosească datele și CV-ul meu pentru selecție. După șase luni le șterge.',
  submit: 'Trimiteți CV-ul',
  failedTitle: 'CV-ul nu a putut fi trimis',
  failedText: 'Încercați din nou peste câteva momente. Datele completate au rămas în formular.',
  offline: 'Nu aveți conexiune la internet. Datele au rămas completate, reveniți cu conexiune.',
  limited: 'Au fost prea multe trimiteri. Încercați din nou peste zece minute.',
  sentTitle: 'CV-ul a ajuns',
  sentText:
    'Vă mulțumim pentru interesul față de postul {{title}}. Am trimis confirmarea pe e-mail și vă răspundem în cel mult două săptămâni.',
};
