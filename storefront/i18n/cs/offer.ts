/** Sending the informative offer to an e-mail. */
export const offer = {
  intro: 'Pošleme vám cenu {{price}} za {{device}}. Podržíme ji 14 dní, k ničemu vás nezavazuje.',
  email: 'E-mail',
  emailHelp: 'Použijeme ho jen pro tuto nabídku, žádné reklamy.',
  note: 'Poznámka',
  noteHelp: 'Cokoli, co bychom měli o zařízení vědět. Přečtou si ji naši technici.',
  optional: 'nepovinné',
  submit: 'Poslat nabídku',
  retry: 'Poslat znovu',
  back: 'Zpět k otázkám',
  failedTitle: 'E-mail se nepodařilo odeslat',
  failedText: 'Chyba je na naší straně. Zkuste to prosím znovu.',
  offlineText: 'Nedostali jsme odpověď. Zkontrolujte připojení k internetu a zkuste to znovu.',
  limitedText: 'Příliš mnoho pokusů. Počkejte prosím pár minut a zkuste to znovu.',
  sentTitle: 'Nabídka je odeslaná',
  sentText: 'Cena {{price}} platí 14 dní. V e-mailu je odkaz, kterým se k ní kdykoli vrátíte.',
  sentHint: 'Nepřišel do pár minut? Podívejte se i do nevyžádané pošty.',
  sentBack: 'Zpět k zařízení',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly offer: Translated<typeof offer>;
  }
}
