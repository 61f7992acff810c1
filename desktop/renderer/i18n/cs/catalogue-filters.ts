/** Which attributes lists can be filtered by. */
export const catalogueFilters = {
  lead: 'Filtrovat lze podle parametrů, které jsou výběrem. Čísla platí pro to, co je právě v prodeji.',
  none: 'Zatím žádný parametr, který je výběrem',
  noneText: 'Přidejte ho na obrazovce Parametry.',
  isFilter: 'Filtr',
  attribute: 'Parametr',
  group: 'Skupina',
  values: 'Hodnot',
  saidBy: 'Skupin produktů z {{count}}',
  categories: 'Kategorií',
  toggle: 'Filtrovat podle: {{name}}',
  comes:
    '{{name}}: filtr přibude v kategoriích ({{categories}}) s hodnotami ({{values}}). Vyplněný ho má {{saidBy}} skupin produktů, dalších {{lost}} se při filtrování neukáže.',
  goes: '{{name}}: filtr zmizí z kategorií ({{categories}}). Odkazy s ním povedou na celý seznam.',
  save: 'Uložit filtry',
  reset: 'Vrátit, jak bylo',
} as const;
