/** What a bench may begin with, beside its lists. */
export const benchSuggestions = {
  checks: 'Přidat doporučené kontroly',
  messages: 'Přidat doporučené zprávy',
  added_one: 'Přidán {{count}} řádek.',
  added_few: 'Přidány {{count}} řádky.',
  added_many: 'Přidáno {{count}} řádku.',
  added_other: 'Přidáno {{count}} řádků.',
  nothing: 'Všechny doporučené řádky už v seznamu máte.',
} as const;
