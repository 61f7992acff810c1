import type { DocumentLine, InvoiceDocument } from '#core/documents/invoice-document.ts';
import { formatHundredths, vatInsideGross } from '#core/shared/vat.ts';
import type { DocumentWords } from '../document-words.ts';
import type { Xml } from '../xml.ts';

/** Whole units as ISDOC writes them. */
export const whole = (amount: number): string => `${String(amount)}.00`;

/** VAT from the top, out of prices that include it; hidden VAT has no rate. */
const taxCategory = (ratePercent: number | null): Xml => [
  'ClassifiedTaxCategory',
  [
    ['Percent', String(ratePercent ?? 0)],
    ['VATCalculationMethod', '1'],
    ['VATApplicable', String(ratePercent !== null)],
  ],
];

/** A line; its VAT informs only, the document's is that of the summary (T-MON-4). */
export function lineElement(line: DocumentLine, index: number, { say, notes }: DocumentWords): Xml {
  const { unitPrice, quantity, total, ratePercent, scheme } = line;
  const base = (gross: number) => formatHundredths(splitOf(gross, ratePercent).baseHundredths);
  return [
    'InvoiceLine',
    [
      ['ID', String(index + 1)],
      [`InvoicedQuantity unitCode="${say('unit')}"`, String(quantity)],
      ['LineExtensionAmount', base(total)],
      ['LineExtensionAmountBeforeDiscount', base(unitPrice * quantity)],
      ['LineExtensionAmountTaxInclusive', whole(total)],
      ['LineExtensionAmountTaxInclusiveBeforeDiscount', whole(unitPrice * quantity)],
      ['LineExtensionTaxAmount', formatHundredths(splitOf(total, ratePercent).vatHundredths)],
      ['UnitPrice', base(unitPrice)],
      ['UnitPriceTaxInclusive', whole(unitPrice)],
      taxCategory(ratePercent),
      ...(line.details.length === 0 ? [] : [['Note', line.details.join(', ')] as const]),
      ...(scheme === 'standard' ? [] : [['VATNote', notes[scheme] ?? ''] as const]),
      [
        'Item',
        [
          ['Description', line.name],
          ...(line.code === null
            ? []
            : [['SellersItemIdentification', [['ID', line.code]]] as const]),
        ],
      ],
    ],
  ];
}

const splitOf = (gross: number, ratePercent: number | null) =>
  vatInsideGross(gross, ratePercent ?? 0);

/** Of the total whose VAT is not shown. */
const hiddenTotal = ({ marginTotal, exemptTotal }: InvoiceDocument): number =>
  marginTotal + exemptTotal;

const vatOf = ({ vat }: InvoiceDocument): number =>
  vat.reduce((sum, { vatHundredths }) => sum + vatHundredths, 0);

/** The summary of VAT. No advance was ever taxed before, so nothing of it was claimed already. */
export function taxTotal(document: InvoiceDocument): Xml {
  const rows = document.vat.map((row) => ({ ...row, isShown: true }));
  const hidden = hiddenTotal(document);
  if (hidden !== 0 || rows.length === 0) {
    const split = { vatHundredths: 0, baseHundredths: hidden * 100 };
    rows.push({ ratePercent: 0, gross: hidden, ...split, isShown: false });
  }
  return [
    'TaxTotal',
    [
      ...rows.map(({ ratePercent, gross, vatHundredths, baseHundredths, isShown }): Xml => {
        const amounts = [
          ['TaxableAmount', formatHundredths(baseHundredths)],
          ['TaxAmount', formatHundredths(vatHundredths)],
          ['TaxInclusiveAmount', whole(gross)],
        ] as const;
        return [
          'TaxSubTotal',
          [
            ...amounts,
            ...amounts.map(([name]) => [`AlreadyClaimed${name}`, '0.00'] as const),
            ...amounts.map(([name, amount]) => [`Difference${name}`, amount] as const),
            [
              'TaxCategory',
              [
                ['Percent', String(ratePercent)],
                ['VATApplicable', String(isShown)],
              ],
            ],
          ],
        ];
      }),
      ['TaxAmount', formatHundredths(vatOf(document))],
    ],
  ];
}

/** The totals; what was paid or set off before the issue counts as a deposit. */
export function monetaryTotal(document: InvoiceDocument): Xml {
  const { total, toPay } = document;
  const exclusive = formatHundredths(total * 100 - vatOf(document));
  return [
    'LegalMonetaryTotal',
    [
      ['TaxExclusiveAmount', exclusive],
      ['TaxInclusiveAmount', whole(total)],
      ['AlreadyClaimedTaxExclusiveAmount', '0.00'],
      ['AlreadyClaimedTaxInclusiveAmount', '0.00'],
      ['DifferenceTaxExclusiveAmount', exclusive],
      ['DifferenceTaxInclusiveAmount', whole(total)],
      ['PayableRoundingAmount', '0.00'],
      ['PaidDepositsAmount', whole(total - toPay)],
      ['PayableAmount', whole(toPay)],
    ],
  ];
}
