import { guessMapping, titleKey, type Mapping } from '../import/guess-mapping.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** Places of the columns of an invoice that is a table; null where there is none. */
export interface TableFields {
  readonly code: number | null;
  readonly ean: number | null;
  readonly mpn: number | null;
  readonly name: number | null;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly vat: number | null;
  /** Whether the price is with VAT. */
  readonly isWithVat: boolean;
}

/** What invoices call what files of products call otherwise; folded, without spaces and punctuation. */
const pricesWithout = new Set([
  ...['cenazaks', 'cenaks', 'jednotkovacena', 'cenazakusbezdph', 'jednotkovacenabezdph', 'jcena'],
  ...['cenazaksbezdph', 'cenazamj', 'unitprice', 'pretunitar', 'pretunitarfaratva', 'pretbuc'],
  ...['cenabezdph', 'pretfaratva', 'nakupnicena', 'pretdeachizitie', 'price', 'netprice'],
]);
const pricesWith = new Set(['cenasdph', 'cenazakssdph', 'pretcutva', 'pricewithvat', 'prettva']);
const quantities = new Set(['ks', 'pocetks', 'mnoz', 'qty', 'buc', 'bucati', 'pocetmj', 'cant']);
const vats = new Set(['dph', 'sazbadph', 'dphprocent', 'vat', 'vatrate', 'tva', 'cotatva']);

/**
 * Which columns of an invoice say what: by titles of invoices, then as imports guess them. An amount that says nothing of VAT is without it, as between firms.
 */
export function guessPlaces(
  header: readonly string[],
  sample: readonly (readonly string[])[],
): TableFields {
  const mapping = guessMapping(header, sample, 'products');
  const keys = header.map(titleKey);
  const place = (at: number): number | null => (at === -1 ? null : at);
  const titled = (titles: ReadonlySet<string>) => place(keys.findIndex((key) => titles.has(key)));
  const meant = (...fields: readonly Mapping[number][]) =>
    fields.map((field) => place(mapping.indexOf(field))).find((at) => at !== null) ?? null;
  const without = titled(pricesWithout) ?? meant('cost');
  const withVat = titled(pricesWith);
  return {
    code: meant('code'),
    ean: meant('ean'),
    mpn: meant('mpn'),
    name: meant('nameCs', 'nameRo'),
    quantity: titled(quantities) ?? meant('quantity'),
    price: without ?? withVat ?? meant('price'),
    vat: titled(vats),
    isWithVat: without === null && withVat !== null,
  };
}

/** Whether an invoice can be read by these columns, guessed or chosen. */
export function checkPlaces(
  places: TableFields,
): Result<TableFields, 'invoice_columns' | 'invoice_needs_vat'> {
  const hasCode = (places.code ?? places.ean ?? places.mpn) !== null;
  if (!hasCode || places.quantity === null || places.price === null)
    return refuse('invoice_columns');
  return places.isWithVat && places.vat === null ? refuse('invoice_needs_vat') : accept(places);
}
