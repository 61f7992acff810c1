/** Pieces that come to a variant which is there. */
export const variantItems = {
  title: 'Přidat kusy',
  condition: 'Jaké kusy',
  serial: 'IMEI nebo sériové číslo',
  serialHelp: 'Naskenujte ho a Enter kus uloží; ostatní zůstane vyplněné pro další kus.',
  grade: 'Stav',
  price: 'Cena',
  boughtFor: 'Koupeno za',
  battery: 'Baterie (%)',
  place: 'Kde leží',
  placeHelp: 'Prázdné: ve skladu.',
  noteCs: 'Poznámka česky',
  noteRo: 'Poznámka rumunsky',
  quantity: 'Kusů ve skladu',
  quantityHelp: 'Další kusy téhož stavu se pak počítají u svého místa.',
  add: 'Přidat do skladu',
  added: 'Přidáno.',
  addedAtCost:
    'Přidáno. Cena pod nákupem čeká na schválení druhým člověkem, do té doby se kus nabízí za to, co stál.',
} as const;
