/** The list that a carrier's driver signs. */
export const manifestWords = {
  title: 'Borderou de predare',
  file: 'borderou-predare',
  carrier: 'Curier',
  handedOver: 'Predat la',
  reference: 'Numărul la curier',
  parcel: 'Colet',
  label: 'AWB',
  order: 'Comanda',
  weight: 'Greutate (kg)',
  parcels: 'Număr de colete',
  givenBy: 'Am predat (semnătura)',
  takenBy: 'Am preluat, șofer (semnătura)',
} as const;
