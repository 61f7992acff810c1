/** Another colour or grade for what was not found. */
export const replacement = {
  title: 'Náhrada za chybějící zboží',
  description: 'Rozhodněte, zda vám můžeme poslat jiné provedení.',
  unknownTitle: 'Nabídku jsme nenašli',
  unknownText: 'Zkontrolujte prosím odkaz z e-mailu.',
  loadFailed: 'Nabídku se nepodařilo načíst.',
  lead: 'Zboží z objednávky {{number}} jsme ve skladu nenašli. Odložili jsme pro vás stejný model v jiném provedení.',
  missing: 'Chybí',
  instead: 'Nabízíme',
  pieces: '{{count}} × {{name}}',
  same: 'Nic nedoplácíte, cena zůstává.',
  back: 'Náhrada je levnější, rozdíl {{amount}} vám vrátíme.',
  less: 'Náhrada je levnější, při převzetí zaplatíte o {{amount}} méně.',
  until: 'Odpovědět můžete do {{day}}. Bez vašeho souhlasu nic nevyměníme.',
  accept: 'Souhlasím s náhradou',
  refuse: 'Náhradu nechci',
  refuseTitle: 'Opravdu náhradu odmítnout?',
  refuseText: 'Chybějící zboží z objednávky zrušíme a co jste za něj zaplatili, vám vrátíme.',
  refuseConfirm: 'Odmítnout a zrušit zboží',
  keepDeciding: 'Ještě si to rozmyslím',
  failedTitle: 'Odeslat se nepovedlo',
  failedText: 'Zkuste to prosím za chvíli znovu.',
  acceptedTitle: 'Náhradu jste přijali',
  acceptedText: 'Děkujeme. Zboží chystáme k odeslání.',
  refusedTitle: 'Náhradu jste odmítli',
  refusedText: 'Chybějící zboží jsme zrušili. Co jste za něj zaplatili, vám vrátíme.',
  expiredTitle: 'Čas na odpověď vypršel',
  expiredText: 'Nic jsme nevyměnili. Ozveme se vám, jak bude s objednávkou dál.',
  withdrawnTitle: 'Nabídka už neplatí',
  withdrawnText: 'Na nabídku už není třeba odpovídat. Stav najdete u objednávky.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly replacement: Translated<typeof replacement>;
  }
}
