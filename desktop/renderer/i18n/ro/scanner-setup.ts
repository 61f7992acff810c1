import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { scannerSetup as cs } from '../cs/scanner-setup.ts';

/** Setting up the scanner of a window. */
export const scannerSetup: TranslatedOf<typeof cs> = {
  lead: 'Fiecare cititor scrie puțin diferit. Tipăriți fișa de test, scanați cele cinci coduri ale ei, iar această fereastră va înțelege cititorul.',
  printCard: 'Tipăriți fișa de test',
  learn: 'Configurați cititorul',
  scanCode: 'Scanați codul {{place}} din {{of}}.',
  heard: 'scanat',
  again: 'Luați de la capăt',
  stop: 'Renunțați',
  notListening: 'Cititorul nu este auzit acum: faceți clic în această fereastră.',
  trouble_other_code:
    'Acesta a fost alt cod de pe fișă. Scanați-le în ordine și acoperiți-le cu mâna pe celelalte.',
  trouble_half_code:
    'A ajuns doar o parte din cod. Țineți cititorul nemișcat până la semnalul sonor și încercați din nou.',
  trouble_not_of_card:
    'Acest cod nu este pe fișă. Scanați fișa tipărită; dacă tot nu merge, setați pe cititor tastatura engleză (US).',
  trouble_too_few_codes: 'Nu au ajuns toate codurile. Începeți cu primul.',
  trouble_codes_garbled:
    'Codurile au venit de fiecare dată cu altă tastatură. Setați pe cititor tastatura engleză (US) și începeți cu primul cod.',
  trouble_codes_not_alike:
    'Cititorul scrie de fiecare dată altceva înainte sau după cod. Setați-i o singură tastă după cod, de preferat Enter, și începeți cu primul cod.',
  settings: 'Cum înțelege fereastra cititorul',
  ownSettings: 'După fișa de test scanată în această fereastră.',
  stationSettings: 'După postul de lucru {{name}}.',
  plainSettings: 'Cititorul nu este încă configurat: sunt valabile setările implicite.',
  keys: 'Litere și cifre',
  keys_physical: 'după taste, indiferent de aranjamentul tastaturii',
  keys_layout: 'după aranjamentul tastaturii din sistem',
  prefix: 'Înainte de cod',
  noPrefix: 'nimic',
  suffix: 'După cod',
  suffix_Enter: 'Enter',
  suffix_Tab: 'Tab',
  suffix_none: 'o pauză',
  forget: 'Ștergeți configurarea',
  keepAtStation: 'Salvați la postul {{name}}',
  keptAtStation: 'Setările au fost salvate la postul de lucru.',
  try: 'Încercați',
  tryLead: 'Scanați orice. Se afișează ce a citit fereastra și nu se întâmplă nimic altceva.',
  kind_crate: 'Ladă',
  kind_location: 'Compartiment',
  kind_order: 'Comandă',
  kind_user: 'Ecuson',
  kind_station: 'Post de lucru',
  kind_parcel: 'Colet',
  kind_command: 'Comandă a postului',
  kind_device: 'Dispozitiv',
  kind_serial: 'Număr de serie',
  kind_product: 'Produs (EAN)',
  kind_imei: 'IMEI',
  kind_unknown: 'Alt cod',
  serial: 'Cititor serial (USB-CDC)',
  serialLead:
    'Un cititor în mod serial trimite scanările direct acestei ferestre, chiar dacă se tastează în altă parte. Prefixul este cel al cititorului de mai sus.',
  serial_none: 'Nu este conectat niciunul.',
  serial_on: 'Conectat, fereastra îl ascultă.',
  serial_lost: 'Cititorul s-a deconectat. Conectați-l din nou, fereastra îl preia singură.',
  serial_refused: 'Portul este folosit de alt program. Închideți-l și conectați din nou cititorul.',
  serialChoose: 'Conectați un cititor serial',
  serialForget: 'Deconectați',
};
