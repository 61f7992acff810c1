/** The form of an application for a job. */
export const jobForm = {
  fullName: 'Jméno a příjmení',
  eMail: 'E-mail',
  phone: 'Telefon',
  note: 'Vzkaz',
  noteHelp: 'Proč právě toto místo a odkdy byste mohli nastoupit.',
  optional: 'nepovinné',
  file: 'Životopis',
  fileHelp: 'PDF, DOCX nebo ODT do 5 MB, bez hesla a maker.',
  chosen: '{{name}}, {{size}} MB',
  consent:
    'Souhlasím, že Obměna mé údaje a životopis použije k výběrovému řízení. Za šest měsíců je smaže.',
  submit: 'Odeslat životopis',
  failedTitle: 'Životopis se nepodařilo odeslat',
  failedText: 'Zkuste to prosím za chvíli. Vyplněné údaje zůstaly ve formuláři.',
  offline: 'Nejste připojeni k internetu. Vyplněné údaje zůstaly, zkuste to po připojení.',
  limited: 'Odeslání bylo příliš mnoho najednou. Zkuste to prosím za deset minut.',
  sentTitle: 'Životopis dorazil',
  sentText:
    'Děkujeme za zájem o místo {{title}}. Potvrzení jsme poslali e-mailem a do dvou týdnů se ozveme.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly jobForm: Translated<typeof jobForm>;
  }
}
