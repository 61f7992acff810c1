import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { badges as cs } from '../cs/badges.ts';

/** Badges: signing in by one, issuing them, and the windows that take them. */
export const badges: TranslatedOf<typeof cs> = {
  signIn: 'Autentificare cu ecusonul',
  scanBadge: 'Scanați-vă ecusonul.',
  typePin: 'Introduceți PIN-ul.',
  noBadge: 'Acesta nu este un ecuson. Scanați eticheta care începe cu U-.',
  badge: 'Ecuson pentru depozit',
  none: 'Nu are ecuson.',
  issuedAt: 'Emis la {{at}}.',
  lockedUntil: 'După PIN-uri greșite, așteaptă până la {{at}}.',
  needsPin:
    'Fără PIN, ecusonul nu deschide nimic. Fiecare își stabilește singur PIN-ul în preferințe.',
  issue: 'Emiteți un ecuson',
  replace: 'Emiteți unul nou, cel vechi nu mai este valabil',
  revoke: 'Anulați',
  revoked: 'Ecusonul nu mai este valabil.',
  printNow:
    'Ecusonul a fost emis. Salvați și tipăriți eticheta acum, nu va mai fi afișată din nou.',
  savePdf: 'Salvați PDF',
  saveZpl: 'Salvați ZPL',
  labelSaved: 'Eticheta a fost salvată.',
  labelFailed: 'Fișierul nu a putut fi salvat.',
  windows: 'Autentificare cu ecusonul',
  windowsLead:
    'Autentificarea cu ecuson și PIN merge doar în aceste ferestre. La eliminarea unei ferestre sunt deconectați toți cei care s-au autentificat cu ecusonul.',
  noWindows: 'Deocamdată în nicio fereastră.',
  isHere: '(această fereastră)',
  registered: '{{by}}, {{at}}',
  removeWindow: 'Eliminați {{name}}',
  windowName: 'Cum se numește această fereastră',
  addWindow: 'Permiteți în această fereastră',
  windowAdded: 'Acum vă puteți autentifica cu ecusonul în această fereastră.',
};
