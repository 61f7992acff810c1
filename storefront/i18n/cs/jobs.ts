/** Job offers. */
export const jobs = {
  title: 'Kariéra v Obměně: volná místa',
  description: 'Volná místa v kontrole, prodejnách a skladu. Životopis pošlete přímo z nabídky.',
  heading: 'Kariéra',
  lead: 'Dáváme zařízením druhý život a hledáme k tomu další šikovné lidi. Na každou odpověď se ozveme do dvou týdnů.',
  empty: 'Právě teď nikoho nehledáme. Nová místa sem přidáváme každý měsíc.',
  full_time: 'plný úvazek',
  part_time: 'zkrácený úvazek',
  agreement: 'dohoda',
  salaryFrom: 'od {{from}} měsíčně',
  salaryRange: '{{from}} až {{to}} měsíčně',
  applyHeading: 'Máte zájem?',
  apply: 'Poslat životopis',
  needsScript:
    'Formulář potřebuje JavaScript. Životopis nám můžete také přinést do kterékoli prodejny.',
  all: 'Všechna volná místa',
  missingTitle: 'Toto místo už není volné',
  missingText: 'Nabídka skončila, nebo změnila adresu. Podívejte se na ostatní.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly jobs: Translated<typeof jobs>;
  }
}
