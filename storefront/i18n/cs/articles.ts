/** Articles: the list and one of them. */
export const articles = {
  title: 'Články o telefonech a výkupu | Obměna',
  titlePage: 'Články, strana {{page}} | Obměna',
  description:
    'Jak vybrat použitý telefon, co znamenají stupně stavu, jak zařízení vymazat a připravit k výkupu.',
  heading: 'Články',
  lead: 'Rady z naší dílny a od výkupního stolu. Píšou je lidé, kteří zařízení denně kontrolují.',
  empty: 'Zatím jsme nic nenapsali.',
  firstPage: 'Tolik článků nemáme. Přejít na první stranu',
  pages: 'Strany',
  pageOf: 'Strana {{page}} z {{pages}}',
  newer: 'Novější články',
  older: 'Starší články',
  all: 'Všechny články',
  readingTime_one: '{{count}} minuta čtení',
  readingTime_few: '{{count}} minuty čtení',
  readingTime_many: '{{count}} minuty čtení',
  readingTime_other: '{{count}} minut čtení',
  missingTitle: 'Tento článek jsme nenašli',
  missingText: 'Možná změnil adresu, nebo jsme ho stáhli. Ostatní najdete v přehledu.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly articles: Translated<typeof articles>;
  }
}
