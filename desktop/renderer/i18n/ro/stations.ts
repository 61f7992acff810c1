import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { stations as cs } from '../cs/stations.ts';

/** Stations, their labels, crates and scanners. */
export const stations: TranslatedOf<typeof cs> = {
  lead: 'Mesele și cărucioarele depozitului. La scanarea etichetei W-, fereastra devine acel post de lucru.',
  labels: 'Tipăriți etichetele',
  commandCards: 'Cartonașe de comandă',
  setUpScanner: 'Configurați cititorul',
  labelsLead:
    'Etichetele au 50 × 30 mm. Salvați-le într-un fișier sau trimiteți-le la imprimanta unui post de lucru.',
  savePdf: 'Salvați PDF',
  saveZpl: 'Salvați ZPL',
  labelsSaved: 'Etichetele au fost salvate.',
  labelsFailed: 'Fișierul nu a putut fi salvat.',
  labelsSent: 'Etichetele au fost trimise la imprimantă.',
  printer: 'Imprimanta postului',
  noPrinter: 'Niciun post de lucru nu are imprimantă de etichete. Adăugați-o la postul de lucru.',
  print: 'Tipăriți',
  crates: 'Lăzi',
  cratesLead: 'În lăzi se pregătesc comenzile. Cele noi primesc numerele următoare din serie.',
  place: 'Depozit',
  cratesThere_one: 'Există {{count}} ladă.',
  cratesThere_few: 'Există {{count}} lăzi.',
  cratesThere_other: 'Există {{count}} de lăzi.',
  howMany: 'Câte adăugați',
  addCrates: 'Adăugați lăzi',
  cratesAdded_one: 'S-a adăugat {{count}} ladă.',
  cratesAdded_few: 'S-au adăugat {{count}} lăzi.',
  cratesAdded_other: 'S-au adăugat {{count}} de lăzi.',
  labelsOfNew: 'Etichetele celor noi',
  labelsOfAll: 'Etichetele tuturor',
  thisStation: 'Această fereastră este postul',
  noStation: 'niciunul',
  becameStation: 'Această fereastră este acum postul de lucru {{name}}.',
  unknownStation: 'Postul de lucru {{code}} nu există.',
  ownPrinter_missing:
    'Calculatorul nu mai cunoaște imprimanta {{printer}}. Alegeți alta în setările cititorului și ale imprimantelor.',
  ownPrinter_failed:
    'Imprimanta {{printer}} nu a preluat documentul. Verificați dacă este pornită și are hârtie, apoi tipăriți din nou.',
  printHere: 'Tipăriți la {{printer}}',
};
