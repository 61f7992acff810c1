import type { backupMail as cs } from '../cs/backup-mail.ts';

/** The mail to admins when backups stay away. */
export const backupMail: Record<keyof typeof cs, string> = {
  subject: 'Magazinul nu mai are copii de rezervă',
  greeting: 'Bună ziua,',
  last: 'ultima copie de rezervă bună a magazinului: {moment}. De atunci nu a mai reușit niciuna.',
  never: 'niciuna',
  whatToDo:
    'Deschideți Copii de rezervă în administrare: acolo scrie de ce nu a reușit. Verificați spațiul de pe disc și dosarul copiilor, apoi porniți copia din nou. Până reușește, vă reamintim în fiecare zi.',
  signature: 'Echipa Obměna',
  footer: 'Le scriem administratorilor magazinului.',
};
