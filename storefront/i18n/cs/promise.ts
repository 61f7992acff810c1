/** What is promised of a delivery. */
export const promise = {
  deliveredIfBy: 'Objednáte-li {{until}}, doručíme {{when}}',
  readyIfBy: 'Objednáte-li {{until}}, k vyzvednutí bude {{when}}',
  broughtOn: 'Doručíme {{when}}',
  fetchToday: 'Ještě dnes k vyzvednutí: {{stores}}',
  storeFrom: '{{name}} od {{time}}',
  untilTime: 'do {{time}}',
  untilDayTime: '{{day}} do {{time}}',
  nearDay: '{{near}} {{day}}',
  fromTo: '{{from}} až {{to}}',
  today: 'dnes',
  tomorrow: 'zítra',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly promise: Translated<typeof promise>;
  }
}
