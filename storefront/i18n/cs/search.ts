/** The search box and the page of what was found. */
export const search = {
  title: 'Hledání: {{query}} | Obměna',
  emptyTitle: 'Hledání | Obměna',
  description: 'Výsledky hledání v obchodě Obměna.',
  heading: 'Hledání „{{query}}“',
  emptyHeading: 'Co hledáte?',
  tooShort: 'Napište alespoň 2 znaky.',
  hint: 'Hledat můžete název, výrobce, barvu, kapacitu i kód zboží, ale také prodejny a rady. Překlep ani háčky nevadí.',
  corrected: 'Hledali jsme „{{query}}“, protože přesně to, co jste napsali, u nás není.',
  noResults: 'Nic nenalezeno',
  noResultsText: 'Na „{{query}}“ u nás nic neodpovídá. Zkuste méně slov nebo jen název modelu.',
  noResultsFiltered:
    'Na „{{query}}“ něco máme, ale ne s těmito filtry. Stačí uvolnit jeden z nich:',
  nearest: 'Nejbližší, co máme',
  categories: 'Kategorie',
  products: 'Produkty',
  pages: 'Rady, prodejny a služby',
  page_page: 'Stránka',
  page_store: 'Prodejna',
  page_question: 'Častý dotaz',
  page_article: 'Článek',
  page_promotion: 'Akce',
  onlyPages: 'Mezi zbožím nic neodpovídá, ale hledáte možná tohle:',
  completions: 'Hledat dál',
  all: 'Zobrazit vše pro „{{query}}“',
  suggestions: 'Návrhy',
  suggestionCount_one: '{{count}} návrh. Vybírejte šipkami.',
  suggestionCount_few: '{{count}} návrhy. Vybírejte šipkami.',
  suggestionCount_many: '{{count}} návrhu. Vybírejte šipkami.',
  suggestionCount_other: '{{count}} návrhů. Vybírejte šipkami.',
  nothing: 'Žádný návrh. Enter prohledá celý obchod.',
  failed: 'Návrhy se nepodařilo načíst. Enter prohledá celý obchod.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly search: Translated<typeof search>;
  }
}
