import type { DocumentParty, InvoiceDocument } from '#core/documents/invoice-document.ts';
import {
  pohodaItems,
  pohodaPayment,
  pohodaSums,
  type PohodaItem,
  type PohodaRate,
} from '#core/documents/pohoda-invoice.ts';
import { formatHundredths } from '#core/shared/vat.ts';
import { wordsOf, type DocumentWords } from '../document-words.ts';
import { clip, escapeXml, writeXml, type Xml } from '../xml.ts';

const schema = 'http://www.stormware.cz/schema/version_2';

/**
 * The pack that Pohoda takes in (dataPack 2.0): issued invoices and corrective tax documents of one company.
 * `id` names the pack; together with a document's number it keeps Pohoda from taking it in twice.
 * Asked only of documents that pohodaProblem lets pass.
 */
export function renderPohoda(
  id: string,
  items: readonly string[],
  companyId: string | null,
): string {
  const attributes = [
    `xmlns:dat="${schema}/data.xsd"`,
    `xmlns:inv="${schema}/invoice.xsd"`,
    `xmlns:typ="${schema}/type.xsd"`,
    'version="2.0"',
    `id="${escapeXml(clip(id, 64))}"`,
    ...(companyId === null ? [] : [`ico="${escapeXml(companyId)}"`]),
    'application="Obměna"',
    'note="Vydané faktury a opravné daňové doklady"',
  ];
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<dat:dataPack ${attributes.join(' ')}>\n`;
  return `${head}${items.join('')}</dat:dataPack>\n`;
}

/** One document of the pack. */
export function pohodaItem(document: InvoiceDocument): string {
  const words = wordsOf(document);
  const root: Xml = [
    `dat:dataPackItem version="2.0" id="${escapeXml(document.number)}"`,
    [
      [
        'inv:invoice version="2.0"',
        [
          ['inv:invoiceHeader', header(document, words)],
          ...details(document, words),
          ['inv:invoiceSummary', summary(document)],
        ],
      ],
    ],
  ];
  return writeXml(root, 1);
}

function header(document: InvoiceDocument, words: DocumentWords): Xml[] {
  const { kind, number, variableSymbol, issuedOn, suppliedOn, dueOn, payment } = document;
  const notes = Object.values(words.notes).join(' ');
  return [
    ['inv:invoiceType', kind === 'invoice' ? 'issuedInvoice' : 'issuedCorrectiveTax'],
    ['inv:number', [['typ:numberRequested', number]]],
    ['inv:symVar', variableSymbol],
    ['inv:date', issuedOn],
    ['inv:dateTax', suppliedOn],
    ['inv:dateDue', dueOn],
    classification(document.vat.length > 0),
    ['inv:text', clip(textOf(document, words), 240)],
    ['inv:partnerIdentity', [['typ:address', address(document.buyer)]]],
    ['inv:numberOrder', document.orderNumber],
    ['inv:paymentType', [['typ:paymentType', pohodaPayment[payment]]]],
    ...(notes === '' ? [] : [['inv:note', notes] as const]),
  ];
}

/** What an accountant reads in the list; of a credit note which invoice it corrects, and why. */
function textOf({ correction, orderNumber }: InvoiceDocument, { say }: DocumentWords): string {
  const order = `${say('order')} ${orderNumber}`;
  if (correction === null) return order;
  return `${say('correctedInvoice')} ${correction.number}: ${say(correction.reason)}. ${order}`;
}

/**
 * What shows its VAT is inland; goods under the margin scheme and insurance stay out of it: their tax comes from
 * the book of margins, and shortcuts of finer classes are each accountant's own.
 */
const classification = (isInland: boolean): Xml => [
  'inv:classificationVAT',
  [['typ:classificationVATType', isInland ? 'inland' : 'nonSubsume']],
];

function address({
  name,
  city,
  street,
  postcode,
  country,
  companyId,
  vatId,
}: DocumentParty): Xml[] {
  const isCompany = companyId !== null || vatId !== null;
  return [
    isCompany ? ['typ:company', clip(name, 255)] : ['typ:name', clip(name, 64)],
    ['typ:city', clip(city, 45)],
    ['typ:street', clip(street, 64)],
    ['typ:zip', clip(postcode, 15)],
    ...(companyId === null ? [] : [['typ:ico', clip(companyId, 15)] as const]),
    ...(vatId === null ? [] : [['typ:dic', clip(vatId, 18)] as const]),
    ['typ:country', [['typ:ids', country]]],
  ];
}

/** A detail has at least one item; a document that charges nothing is without. */
function details(document: InvoiceDocument, words: DocumentWords): Xml[] {
  const items = pohodaItems(document);
  if (items.length === 0) return [];
  return [['inv:invoiceDetail', items.map((item) => itemElement(item, words))]];
}

function itemElement(item: PohodaItem, words: DocumentWords): Xml {
  const { baseHundredths, vatHundredths, scheme, code } = item;
  const schemes = { standard: '', margin: words.say('vatMargin'), exempt: words.say('vatExempt') };
  const note = [schemes[scheme], item.details].filter((part) => part !== '').join('; ');
  const text = item.isDiscount ? `${words.say('discountOf')} ${item.text}` : item.text;
  return [
    'inv:invoiceItem',
    [
      ['inv:text', clip(text, 90)],
      ['inv:quantity', String(item.quantity)],
      ['inv:unit', words.say('unit')],
      ['inv:payVAT', 'true'],
      ['inv:rateVAT', item.rate],
      [
        'inv:homeCurrency',
        [
          ['typ:unitPrice', formatHundredths(item.unitPrice * 100)],
          ['typ:price', formatHundredths(baseHundredths)],
          ['typ:priceVAT', formatHundredths(vatHundredths)],
          ['typ:priceSum', formatHundredths(baseHundredths + vatHundredths)],
        ],
      ],
      ...(note === '' ? [] : [['inv:note', clip(note, 90)] as const]),
      ...(code === null ? [] : [['inv:code', clip(code, 64)] as const]),
      classification(scheme === 'standard'),
    ],
  ];
}

function summary(document: InvoiceDocument): Xml[] {
  const sums = pohodaSums(document);
  const rate = (name: Exclude<PohodaRate, 'none'>, title: 'Low' | 'High'): Xml[] => {
    const { base, vat } = sums[name];
    return [
      [`typ:price${title}`, formatHundredths(base)],
      [`typ:price${title}VAT`, formatHundredths(vat)],
      [`typ:price${title}Sum`, formatHundredths(base + vat)],
    ];
  };
  return [
    ['inv:roundingDocument', 'none'],
    ['inv:roundingVAT', 'noneEveryRate'],
    ['inv:typeCalculateVATInclusivePrice', 'VATNewMethod'],
    [
      'inv:homeCurrency',
      [
        ['typ:priceNone', formatHundredths(sums.none.base)],
        ...rate('low', 'Low'),
        ...rate('high', 'High'),
        ['typ:round', [['typ:priceRound', '0.00']]],
      ],
    ],
  ];
}
