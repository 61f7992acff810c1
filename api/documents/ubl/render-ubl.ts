import type { EInvoice } from '#core/documents/e-invoice.ts';
import type { DocumentPayment, InvoiceDocument } from '#core/documents/invoice-document.ts';
import { wordsOf } from '../document-words.ts';
import { clip, writeXml, type Xml } from '../xml.ts';
import { lineElement, monetaryTotal, taxTotal } from './amounts.ts';
import { contactElement, partyElement, registerElement } from './party.ts';

/** BT-24 of CIUS-RO 1.0.1 (BR-RO-001). */
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1';

const schema = 'urn:oasis:names:specification:ubl:schema:xsd';
const namespaces = (root: 'Invoice' | 'CreditNote'): string =>
  [
    root,
    `xmlns="${schema}:${root}-2"`,
    `xmlns:cac="${schema}:CommonAggregateComponents-2"`,
    `xmlns:cbc="${schema}:CommonBasicComponents-2"`,
  ].join(' ');

/** A note has at most so many characters (BR-RO-L300). */
const longestNote = 300;

/**
 * Of UNCL 4461: 10 cash, 30 transfer, 48 card, 97 settled between partners, ZZZ as agreed. Money for
 * parcels is taken in cash, and companies of credit pay as they agreed with the shop.
 */
const meansCodes: Record<DocumentPayment, string> = {
  card: '48',
  google_pay: '48',
  apple_pay: '48',
  twisto: 'ZZZ',
  bank_transfer: '30',
  cash_on_delivery: '10',
  cash: '10',
  installments: 'ZZZ',
  leasing: 'ZZZ',
  none: '97',
};

/**
 * Writes a document as UBL 2.1 in the form of CIUS-RO 1.0.1 for e-Factura, in the order of elements that
 * the schema demands. Asked only of one that breaks none of the rules (core/documents/e-invoice-rules.ts).
 */
export function renderUbl(invoice: EInvoice): string {
  const { document, seller, buyer, lines } = invoice;
  const { kind, number, issuedOn, suppliedOn, dueOn, currency, orderNumber, correction } = document;
  const words = wordsOf(document);
  const notes = [
    ...(correction === null ? [] : [words.say(correction.reason)]),
    ...Object.values(words.notes),
  ].map((note): Xml => ['cbc:Note', clip(note, longestNote)]);
  const supplied: Xml = ['cbc:TaxPointDate', suppliedOn];
  const isCredit = kind === 'credit_note';
  // The two documents have these in another order, and a credit note no day when it is due.
  const head: Xml[] = isCredit
    ? [supplied, ['cbc:CreditNoteTypeCode', '381'], ...notes]
    : [['cbc:DueDate', dueOn], ['cbc:InvoiceTypeCode', '380'], ...notes, supplied];
  const root: Xml = [
    namespaces(isCredit ? 'CreditNote' : 'Invoice'),
    [
      ['cbc:CustomizationID', customization],
      ['cbc:ID', number],
      ['cbc:IssueDate', issuedOn],
      ...head,
      ['cbc:DocumentCurrencyCode', currency],
      ['cac:OrderReference', [['cbc:ID', orderNumber]]],
      ...corrected(document),
      [
        'cac:AccountingSupplierParty',
        [
          partyElement(
            seller,
            [registerElement(document.seller)],
            [contactElement(document.seller)],
          ),
        ],
      ],
      ['cac:AccountingCustomerParty', [partyElement(buyer)]],
      paymentMeans(document),
      taxTotal(invoice, words),
      monetaryTotal(invoice),
      ...lines.map((line, index) => lineElement(invoice, line, index)),
    ],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

/** The invoice that a credit note corrects (BG-3). */
const corrected = ({ correction }: InvoiceDocument): Xml[] =>
  correction === null
    ? []
    : [
        [
          'cac:BillingReference',
          [
            [
              'cac:InvoiceDocumentReference',
              [
                ['cbc:ID', correction.number],
                ['cbc:IssueDate', correction.issuedOn],
              ],
            ],
          ],
        ],
      ];

/** How what is left is paid, with the account where it goes there (BR-50, BR-61). */
function paymentMeans({ kind, payment, dueOn, variableSymbol, seller }: InvoiceDocument): Xml {
  // Where a refund goes is no matter of the document; only of an invoice the account is known.
  const isCredit = kind === 'credit_note';
  const isTransfer = payment === 'bank_transfer';
  const code = isCredit && isTransfer ? 'ZZZ' : meansCodes[payment];
  return [
    'cac:PaymentMeans',
    [
      ['cbc:PaymentMeansCode', code],
      ...(isCredit ? [['cbc:PaymentDueDate', dueOn] as const] : []),
      ['cbc:PaymentID', variableSymbol],
      ...(isTransfer && !isCredit ? [account(seller)] : []),
    ],
  ];
}

const account = ({ iban, name, bic }: InvoiceDocument['seller']): Xml => [
  'cac:PayeeFinancialAccount',
  [
    ['cbc:ID', iban],
    ['cbc:Name', clip(name, 200)],
    ['cac:FinancialInstitutionBranch', [['cbc:ID', bic]]],
  ],
];
