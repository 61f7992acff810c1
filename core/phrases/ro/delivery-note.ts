import type { deliveryNoteWords as cs } from '../cs/delivery-note.ts';

/** What lies in a parcel, on the paper that goes with it. */
export const deliveryNoteWords: Record<keyof typeof cs, string> = {
  title: 'Notă de livrare',
  file: 'nota-de-livrare',
  from: 'Expeditor',
  to: 'Destinatar',
  order: 'Comanda',
  packed: 'Ambalat la',
  carrier: 'Curier',
  thing: 'Produs',
  code: 'Cod',
  pieces: 'Bucăți',
  serial: 'numărul de serie se termină în',
  total: 'Total bucăți',
  noTaxDocument: 'Nota de livrare nu este document fiscal.',
};
