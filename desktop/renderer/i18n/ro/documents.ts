import type { PhraseBook } from '../phrase-book.ts';

/** Issued documents, and what an accountant takes of them. */
export const documents: PhraseBook['documents'] = {
  number: 'Document',
  kind: 'Felul',
  issuedAt: 'Emis',
  orderNumber: 'Comanda',
  buyer: 'Cumpărător',
  net: 'Fără TVA',
  vat: 'TVA',
  total: 'Total',
  hasMargin: 'Regimul marjei',
  kind_invoice: 'factură',
  kind_credit_note: 'factură de corecție',
  title_invoice: 'Factura {{number}}',
  title_credit_note: 'Factura de corecție {{number}}',
  lead: 'Comanda {{order}}, total {{total}}.',
  savePdf: 'Salvați PDF',
  saveIsdoc: 'Salvați ISDOC',
  mail: 'Trimiteți clientului',
  mailed: 'Documentul pleacă la e-mailul din comandă.',
  saved: 'Documentul este salvat.',
  notSaved: 'Documentul nu a putut fi salvat. Încercați alt dosar.',
  export: 'Pentru contabilitate',
  exportTitle: 'Documente pentru contabilitate',
  exportLead:
    'Un singur ZIP: toate documentele ca ISDOC, jurnalul de TVA și registrul marjei. Conține nume și adrese ale clienților, de aceea fiecare salvare se înregistrează.',
  exportLeadRo:
    'Un singur ZIP: jurnalul de TVA și registrul marjei. Conține nume ale clienților, de aceea fiecare salvare se înregistrează.',
  from: 'De la',
  to: 'Până la',
  toHelp: 'Inclusiv această zi, cel mult 92 de zile.',
  doExport: 'Salvați ZIP',
  exported_one: 'S-a salvat {{count}} document.',
  exported_few: 'S-au salvat {{count}} documente.',
  exported_other: 'S-au salvat {{count}} de documente.',
  exportNotSaved: 'Fișierul nu a putut fi salvat. Încercați alt dosar.',
};
