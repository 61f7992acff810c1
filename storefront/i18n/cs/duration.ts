/** Lengths of time, in the words of a sentence. */
export const duration = {
  days_one: '{{count}} den',
  days_few: '{{count}} dny',
  days_many: '{{count}} dne',
  days_other: '{{count}} dní',
  hours_one: '{{count}} hodina',
  hours_few: '{{count}} hodiny',
  hours_many: '{{count}} hodiny',
  hours_other: '{{count}} hodin',
  minutes_one: '{{count}} minuta',
  minutes_few: '{{count}} minuty',
  minutes_many: '{{count}} minuty',
  minutes_other: '{{count}} minut',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly duration: Translated<typeof duration>;
  }
}
