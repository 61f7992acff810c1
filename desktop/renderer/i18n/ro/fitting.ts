import type { PhraseBook } from '../phrase-book.ts';

export const fitting: PhraseBook['fitting'] = {
  accessories: 'Accesorii potrivite',
  devices: 'La ce se potrivește',
  accessoriesLead:
    'Valabil pentru toate variantele grupului. Pe pagina produsului apar primele 12 care se pot cumpăra.',
  devicesLead: 'Accesoriul apare pe paginile acestor dispozitive.',
  none_accessory: 'Încă nu există niciun accesoriu.',
  none_device: 'Accesoriul nu apare încă la niciun dispozitiv.',
  find_accessory: 'Adaugă un accesoriu după nume',
  find_device: 'Adaugă un dispozitiv după nume',
  earlier: 'Mută mai sus: {{name}}',
  later: 'Mută mai jos: {{name}}',
  takeOut: 'Elimină: {{name}}',
};
