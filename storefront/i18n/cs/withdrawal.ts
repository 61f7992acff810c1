/** Withdrawal from the contract. */
export const withdrawal = {
  title: 'Odstoupení od smlouvy',
  description: 'Vraťte zboží do 14 dnů bez udání důvodu.',
  needsScript: 'Tato stránka potřebuje JavaScript. Zapněte ho prosím v prohlížeči.',
  unknownTitle: 'Objednávku jsme nenašli',
  unknownText: 'Zkontrolujte prosím odkaz z e-mailu.',
  loadFailed: 'Objednávku se nepodařilo načíst.',
  ofOrder: 'Objednávka {{number}}',
  until: 'Odstoupit můžete do {{day}}, bez udání důvodu.',
  anytime: 'Odstoupit můžete do 14 dnů od převzetí, bez udání důvodu.',
  notPossible: 'Odstoupit už nejde',
  step1: 'Krok 1 ze 2: co vracíte',
  step2: 'Krok 2 ze 2: potvrzení',
  left: 'Lze vrátit {{count}} ks, za kus {{amount}}',
  nothingLeft: 'Už vráceno',
  quantityOf: 'Počet kusů: {{name}}',
  choosePieces: 'Vyberte prosím, kolik kusů vracíte.',
  toPreview: 'Spočítat vrácenou částku',
  offlineText: 'Jste bez připojení. Až se obnoví, zkuste to prosím znovu.',
  limitedText: 'Příliš mnoho pokusů. Zkuste to prosím za chvíli.',
  failedText: 'Na naší straně nastala chyba. Zkuste to prosím znovu.',
  failedTitle: 'Odeslat se nepovedlo',
  refund: 'Vrátíme vám',
  pieces: '{{count}} × {{name}}',
  buybackPayout: 'Prodej vašeho zařízení platí dál, za něj vyplatíme {{amount}}.',
  bonusReversed: 'Bonus za výkup {{amount}} zaniká, protože patřil k tomuto nákupu.',
  reason: 'Důvod',
  reasonHelp: 'Uvádět ho nemusíte, pomůže nám se zlepšit.',
  bankAccount: 'Číslo účtu pro vrácení peněz',
  bankAccountHelp: 'Jinak peníze pošleme stejnou cestou, jakou přišly.',
  optional: 'nepovinné',
  confirm: 'Potvrdit odstoupení od smlouvy',
  back: 'Změnit kusy',
  doneTitle: 'Odstoupení jsme přijali',
  doneText:
    'Potvrzení s obsahem a časem jsme vám poslali e-mailem. Zboží pošlete nebo přineste do 14 dnů.',
  requestsTitle: 'Vaše odstoupení',
  request: '{{count}} ks, {{amount}}',
  orderLink: 'Zpět k objednávce',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly withdrawal: Translated<typeof withdrawal>;
  }
}
