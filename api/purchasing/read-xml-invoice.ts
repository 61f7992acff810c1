import { SaxesParser } from 'saxes';
import { accept, refuse, type Result } from '#core/shared/result.ts';

export interface InvoiceLineTexts {
  readonly supplierCode: string;
  readonly ourCode: string;
  readonly ean: string;
  readonly name: string;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Of how many pieces the price is; empty where of one. */
  readonly priceOf: string;
  readonly vatPercent: string;
}

/** A supplier's invoice as it is written; its numbers are read afterwards, so that a line can be refused by itself. */
export interface InvoiceTexts {
  readonly number: string;
  readonly supplierId: string;
  readonly currency: string;
  readonly lines: readonly InvoiceLineTexts[];
}

export type XmlInvoiceRefusal = 'broken_xml' | 'no_invoice';

interface Dialect {
  readonly head: Readonly<Record<'number' | 'supplierId' | 'currency', string>>;
  readonly line: Readonly<Record<keyof InvoiceLineTexts, string>>;
  /** The element of a line, from the root. */
  readonly lines: string;
}

const supplier = 'AccountingSupplierParty/Party/';
const lineOfBoth = {
  supplierCode: 'Item/SellersItemIdentification/ID',
  ourCode: 'Item/BuyersItemIdentification/ID',
  quantity: 'InvoicedQuantity',
} as const;

const dialects: ReadonlyMap<string, Dialect> = new Map([
  [
    'http://isdoc.cz/namespace/2013',
    {
      head: {
        number: 'ID',
        supplierId: `${supplier}PartyIdentification/ID`,
        currency: 'LocalCurrencyCode',
      },
      lines: 'InvoiceLines/InvoiceLine/',
      line: {
        ...lineOfBoth,
        ean: 'Item/CatalogueItemIdentification/ID',
        name: 'Item/Description',
        unitPrice: 'UnitPrice',
        priceOf: '',
        vatPercent: 'ClassifiedTaxCategory/Percent',
      },
    },
  ],
  [
    'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    {
      head: {
        number: 'ID',
        supplierId: `${supplier}PartyLegalEntity/CompanyID`,
        currency: 'DocumentCurrencyCode',
      },
      lines: 'InvoiceLine/',
      line: {
        ...lineOfBoth,
        ean: 'Item/StandardItemIdentification/ID',
        name: 'Item/Name',
        unitPrice: 'Price/PriceAmount',
        priceOf: 'Price/BaseQuantity',
        vatPercent: 'Item/ClassifiedTaxCategory/Percent',
      },
    },
  ],
]);

/** Reads an invoice in ISDOC or UBL 2.1, told apart by the namespace of its root. One with entities of its own is refused. */
export function readXmlInvoice(text: string): Result<InvoiceTexts, XmlInvoiceRefusal> {
  const read = collect(text);
  if (read === null) return refuse('broken_xml');
  const { dialect, head, lines } = read;
  if (dialect === undefined || lines.length === 0) return refuse('no_invoice');
  return accept({
    number: head.get(dialect.head.number) ?? '',
    supplierId: head.get(dialect.head.supplierId) ?? '',
    currency: head.get(dialect.head.currency) ?? '',
    lines: lines.map((said) => lineTexts(said, dialect)),
  });
}

function lineTexts(said: ReadonlyMap<string, string>, { line }: Dialect): InvoiceLineTexts {
  const of = (field: keyof InvoiceLineTexts) => said.get(line[field]) ?? '';
  return {
    supplierCode: of('supplierCode'),
    ourCode: of('ourCode'),
    ean: of('ean'),
    name: of('name'),
    quantity: of('quantity'),
    unitPrice: of('unitPrice'),
    priceOf: of('priceOf'),
    vatPercent: of('vatPercent'),
  };
}

/** Texts by their paths below the root and below each line, of several alike the first. Null where it is no XML. */
function collect(text: string) {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const head = new Map<string, string>();
  const lines: Map<string, string>[] = [];
  const broken: string[] = [];
  let dialect: Dialect | undefined;
  let said = '';
  parser.on('error', (error) => void broken.push(error.message));
  parser.on('doctype', () => void broken.push('doctype'));
  parser.on('opentag', ({ local, uri }) => {
    if (path.length === 0) dialect = dialects.get(uri);
    path.push(local);
    said = '';
    if (`${path.slice(1).join('/')}/` === dialect?.lines) lines.push(new Map());
  });
  const add = (part: string) => void (said += part);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const at = path.slice(1).join('/');
    const inLine = dialect !== undefined && at.startsWith(dialect.lines);
    const place = inLine ? lines.at(-1) : head;
    const key = inLine ? at.slice(dialect?.lines.length) : at;
    if (place && !place.has(key)) place.set(key, said.trim());
    path.pop();
    said = '';
  });
  parser.write(text).close();
  return broken.length > 0 ? null : { dialect, head, lines };
}
