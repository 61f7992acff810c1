import type { DocumentMailPhrase } from '../cs/document-mail.ts';

/** The mail that brings an issued document once more, because somebody asked for it. */
export const documentMail: Record<DocumentMailPhrase, string> = {
  subject_invoice: 'Factura {document} pentru comanda {number}',
  subject_credit_note: 'Factura de corecție {document} pentru comanda {number}',
  heading: 'Vă trimitem din nou documentul',
  greeting: 'Bună ziua,',
  paragraph:
    'documentul {document} pentru comanda {number} se deschide cu linkul de mai jos sau din pagina comenzii.',
  total: 'Total',
  button: 'Deschideți documentul (PDF)',
  order: 'Vezi comanda',
  signature: 'Echipa Obměna',
  automatic: 'Acest e-mail a fost trimis automat.',
};
