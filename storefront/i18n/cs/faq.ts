/** Frequent questions. */
export const faq = {
  title: 'Časté dotazy: výkup, rezervace, stav a záruka | Obměna',
  description:
    'Odpovědi na otázky o výkupu, rezervaci v prodejně, stupních stavu, záruce a vrácení.',
  heading: 'Časté dotazy',
  lead: 'Na co se ptáte nejčastěji. Odpověď se rozbalí klepnutím.',
  groups: 'Témata',
  empty: 'Zatím tu žádné otázky nejsou.',
  moreHeading: 'Nenašli jste odpověď?',
  contact: 'Napište nám',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly faq: Translated<typeof faq>;
  }
}
