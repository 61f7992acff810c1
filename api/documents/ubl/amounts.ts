import type { EInvoice, ELine, ETax } from '#core/documents/e-invoice.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { formatHundredths } from '#core/shared/vat.ts';
import type { DocumentWords } from '../document-words.ts';
import { clip, type Xml } from '../xml.ts';
import { vatScheme } from './party.ts';

/** Lengths as CIUS-RO allows them (BR-RO-L100, L200). */
const most = { name: 100, details: 200, reason: 100 } as const;

/** Of the list VATEX: second-hand goods under the margin scheme. */
const marginCode = 'VATEX-EU-F';

/** Writes hundredths with the currency of the document. */
const amountIn =
  ({ currency }: InvoiceDocument) =>
  (name: string, hundredths: number): Xml => [
    `cbc:${name} currencyID="${currency}"`,
    formatHundredths(hundredths),
  ];

/**
 * A line. Its price is that of all its pieces (BT-149), because a piece without VAT has no whole
 * hundredths; what was taken off is taken off already (BT-146 is the net price).
 */
export function lineElement({ document }: EInvoice, line: ELine, index: number): Xml {
  const amount = amountIn(document);
  const { name, details, code, quantity, netHundredths, category, ratePercent } = line;
  const isCredit = document.kind === 'credit_note';
  const pieces = (element: string): Xml => [`cbc:${element} unitCode="H87"`, String(quantity)];
  return [
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    [
      ['cbc:ID', String(index + 1)],
      pieces(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity'),
      amount('LineExtensionAmount', netHundredths),
      [
        'cac:Item',
        [
          ...(details === '' ? [] : [['cbc:Description', clip(details, most.details)] as const]),
          ['cbc:Name', clip(name, most.name)],
          ...(code === null
            ? []
            : [['cac:SellersItemIdentification', [['cbc:ID', code]]] as const]),
          ['cac:ClassifiedTaxCategory', [...categoryOf(category, ratePercent), vatScheme]],
        ],
      ],
      ['cac:Price', [amount('PriceAmount', netHundredths), pieces('BaseQuantity')]],
    ],
  ];
}

const categoryOf = (category: ETax['category'], ratePercent: number): Xml[] => [
  ['cbc:ID', category],
  ['cbc:Percent', String(ratePercent)],
];

/** The summary of VAT, with the reason where none is shown (BR-E-10). */
export function taxTotal({ document, taxes, totals, hidden }: EInvoice, words: DocumentWords): Xml {
  const amount = amountIn(document);
  const named = { margin: words.say('vatMargin'), exempt: words.say('vatExempt') };
  const reason = hidden.map((scheme) => named[scheme]).join('; ');
  const why: Xml[] = [
    ...(hidden.length === 1 && hidden[0] === 'margin'
      ? [['cbc:TaxExemptionReasonCode', marginCode] as const]
      : []),
    ['cbc:TaxExemptionReason', clip(reason, most.reason)],
  ];
  return [
    'cac:TaxTotal',
    [
      amount('TaxAmount', totals.vat),
      ...taxes.map(({ category, ratePercent, baseHundredths, vatHundredths }): Xml => [
        'cac:TaxSubtotal',
        [
          amount('TaxableAmount', baseHundredths),
          amount('TaxAmount', vatHundredths),
          [
            'cac:TaxCategory',
            [...categoryOf(category, ratePercent), ...(category === 'E' ? why : []), vatScheme],
          ],
        ],
      ]),
    ],
  ];
}

/** The sums; what was paid or set off before the issue counts as paid (BT-113). */
export function monetaryTotal({ document, totals }: EInvoice): Xml {
  const amount = amountIn(document);
  return [
    'cac:LegalMonetaryTotal',
    [
      amount('LineExtensionAmount', totals.lines),
      amount('TaxExclusiveAmount', totals.withoutVat),
      amount('TaxInclusiveAmount', totals.withVat),
      ...(totals.prepaid === 0 ? [] : [amount('PrepaidAmount', totals.prepaid)]),
      amount('PayableAmount', totals.payable),
    ],
  ];
}
