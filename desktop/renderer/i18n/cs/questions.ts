/** Frequent questions of customers. */
export const questions = {
  add: 'Nová otázka',
  none: 'Zatím žádná otázka',
  noneText: 'Napište odpověď na to, na co se zákazníci ptají nejčastěji.',
  question: 'Otázka',
  answer: 'Odpověď',
  group: 'Skupina',
  position: 'Pořadí',
  positionHelp: 'Menší číslo stojí ve skupině výš.',
  state: 'Stav',
  visible: 'Zobrazená',
  hidden: 'Skrytá',
  isVisible: 'Zobrazit v obchodě',
  saved: 'Otázka je uložená.',
} as const;
