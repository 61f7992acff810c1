/** What customers have left to pay of goods that left for a device. */
export const unpaidRests = {
  emptyList:
    'Objednávky se tu objeví samy, jakmile je zákazníci odešlou. Tu po telefonu založíte tlačítkem nahoře.',
  toPay: 'Doplatek',
  isRestLate: 'Doplatek po lhůtě',
  views: 'Rychlé pohledy',
  view_all: 'Všechny',
  view_overdue: 'Zpožděné',
  view_unpaid: 'Čekají na platbu',
  view_unpaid_rests: 'Doplatky po lhůtě',
  lateSince:
    'Na připomínky zákazník nezaplatil, od {{moment}} to čeká na vás. Domluvte se s ním a přijatou platbu zapište.',
  writeOff: 'Odepsat doplatek',
  writeOffTitle: 'Odepsat doplatek {{amount}}?',
  writeOffLead:
    'Zákazník už nic nedoplatí a částka k úhradě se o odpis sníží. Zařízení, které u nás leží do zaplacení, mu pošleme zdarma zpět. Napíšeme mu o tom. Uvolní to druhá osoba.',
  writeOffReason: 'Důvod',
  writtenOff: 'Doplatek {{amount}} je odepsaný.',
} as const;
