import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { reservations as cs } from '../cs/reservations.ts';

/** What waits at stores: pieces that were put aside, and orders. */
export const reservations: TranslatedOf<typeof cs> = {
  store: 'Magazin',
  allStores: 'toate magazinele',
  status_preparing: 'De pregătit',
  status_ready: 'Așteaptă clientul',
  none_preparing: 'Nimic de pregătit',
  noneText_preparing: 'O rezervare nouă apare aici singură, aveți 30 de minute să o pregătiți.',
  none_ready: 'Nu așteaptă nimic',
  noneText_ready: 'Produsele pregătite stau aici până le ridică clientul.',
  code: 'Cod de ridicare',
  codeHelp:
    'Scanați codul de pe pagina clientului sau scrieți cele opt caractere ori numărul comenzii.',
  find: 'Caută',
  unknownCode:
    'Nu așteaptă nimic cu acest cod: a fost folosit, anulat sau scris greșit. Întrebați numele.',
  foundTitle: 'Clientul ridică produsul, de plată {{price}}',
  hide: 'Ascunde',
  prepared: 'Pregătit',
  collect: 'Predă',
  cancel: 'Anulează rezervarea',
  collectedTitle: 'Predați: {{product}}?',
  collectedLead:
    'Verificați codul sau întrebați numele. Rezervat de: {{name}}. Predați numai după plată.',
  cancelledTitle: 'Anulați rezervarea: {{product}}?',
  cancelledLead:
    'Produsul revine imediat la vânzare, iar clientul primește un e-mail. Rezervat de: {{name}}.',
  until: 'până la {{moment}}',
  left: 'mai sunt {{minutes}} min',
  late: 'întârziere {{minutes}} min',
  since: 'din {{moment}}',
  orders: 'Comenzi în magazin',
  noOrders: 'Nicio comandă nu așteaptă',
  noOrdersText: 'Comenzile ambalate pentru ridicare apar aici singure. Le găsiți și după număr.',
  arrived: 'Este în magazin',
  giveTitle: 'Predați comanda {{number}}',
  giveLead: 'Este plătită. Comandată de: {{name}}.',
  giveUnpaid: 'Întâi încasați {{amount}}. Comandată de: {{name}}.',
  needsProof: 'Scanați codul sau scrieți cum ați verificat clientul.',
  otherProof: 'Altă verificare',
  otherProofHelp: 'Dacă clientul nu are codul: de exemplu cartea de identitate, fără număr.',
  paidByCard: 'Plătit cu cardul, predați',
  paidInCash: 'Plătit în numerar, predați',
  given: 'Comanda {{number}} a fost predată, încasat {{amount}}. Document: {{invoice}}.',
};
