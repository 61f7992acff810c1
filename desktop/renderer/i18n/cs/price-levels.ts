/** What a rule makes of the prices of a level, beside its form. */
export const priceLevels = {
  effect: 'Co pravidlo udělá s cenami',
  fixed: 'Ceny této hladiny se píší u produktů, nic se nepočítá.',
  changed_one: 'Změní se {{count}} cena',
  changed_few: 'Změní se {{count}} ceny',
  changed_many: 'Změní se {{count}} ceny',
  changed_other: 'Změní se {{count}} cen',
  same: 'Beze změny {{count}}',
  belowCost: 'Pod nákupem {{count}}',
  forTwo: 'Velkých změn {{count}}: celé pravidlo počká, až ho uvolní druhý člověk.',
  first: 'Prvních {{count}}',
  product: 'Položka',
  list: 'Ceník',
  before: 'Hladina dnes',
  after: 'Podle pravidla',
  afterSaving: 'Ceny se přepíšou po uložení, nejpozději do deseti minut.',
} as const;
