/** The list that a carrier's driver signs. */
export const manifestWords = {
  title: 'Předávací protokol',
  file: 'predavaci-protokol',
  carrier: 'Dopravce',
  handedOver: 'Předáno',
  reference: 'Číslo u dopravce',
  parcel: 'Balík',
  label: 'Číslo zásilky',
  order: 'Objednávka',
  weight: 'Hmotnost (kg)',
  parcels: 'Počet balíků',
  givenBy: 'Předal (podpis)',
  takenBy: 'Převzal řidič (podpis)',
} as const;
