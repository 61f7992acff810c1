/** Mails in the shop's own words. */
export const mailTexts = {
  preview: 'Jak e-mail vypadá teď',
  mail: 'Který e-mail',
  language: 'Jazyk zákazníka',
  language_cs: 'Čeština',
  language_ro: 'Rumunština',
  own: 'Píšete ho vlastními slovy.',
  usual: 'Píše se obvyklým textem.',
  places: 'Doplní se samo:',
  usualText: 'Obvykle: {{subject}} – {{intro}}',
  sendTest: 'Poslat mi zkušební e-mail',
  sent: 'Zkušební e-mail posíláme na {{recipient}}.',
} as const;
