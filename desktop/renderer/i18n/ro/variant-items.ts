import type { PhraseBook } from '../phrase-book.ts';

export const variantItems: PhraseBook['variantItems'] = {
  title: 'Adaugă exemplare',
  condition: 'Ce exemplare',
  serial: 'IMEI sau număr de serie',
  serialHelp:
    'Scanați-l și tasta Enter salvează exemplarul; celelalte câmpuri rămân completate pentru următorul.',
  grade: 'Stare',
  price: 'Preț',
  boughtFor: 'Cumpărat cu',
  battery: 'Baterie (%)',
  place: 'Unde se află',
  placeHelp: 'Gol: în depozit.',
  noteCs: 'Notă în cehă',
  noteRo: 'Notă în română',
  quantity: 'Bucăți în depozit',
  quantityHelp: 'Alte bucăți în aceeași stare se numără apoi la locul lor.',
  add: 'Adaugă în stoc',
  added: 'Adăugat.',
  addedAtCost:
    'Adăugat. Prețul sub costul de achiziție așteaptă aprobarea unei a doua persoane; până atunci produsul se vinde la cost.',
};
