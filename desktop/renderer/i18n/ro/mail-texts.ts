import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { mailTexts as cs } from '../cs/mail-texts.ts';

/** Mails in the shop's own words. */
export const mailTexts: TranslatedOf<typeof cs> = {
  preview: 'Cum arată e-mailul acum',
  mail: 'Care e-mail',
  language: 'Limba clientului',
  language_cs: 'Cehă',
  language_ro: 'Română',
  own: 'Este scris cu propriile cuvinte.',
  usual: 'Este scris cu textul obișnuit.',
  places: 'Se completează automat:',
  usualText: 'De obicei: {{subject}} – {{intro}}',
  sendTest: 'Trimiteți-mi un e-mail de probă',
  sent: 'E-mailul de probă pleacă la {{recipient}}.',
};
