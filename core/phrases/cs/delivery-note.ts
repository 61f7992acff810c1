/** What lies in a parcel, on the paper that goes with it. */
export const deliveryNoteWords = {
  title: 'Dodací list',
  file: 'dodaci-list',
  from: 'Odesílatel',
  to: 'Příjemce',
  order: 'Objednávka',
  packed: 'Zabaleno',
  carrier: 'Dopravce',
  thing: 'Zboží',
  code: 'Kód',
  pieces: 'Kusů',
  serial: 'sériové číslo končí',
  total: 'Kusů celkem',
  noTaxDocument: 'Dodací list není daňový doklad.',
} as const;
