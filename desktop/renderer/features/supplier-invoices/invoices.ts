import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useLanguage } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type InvoiceHead = Reply<Endpoints['supplier-invoice-list']>['results'][number];
export type Invoice = Reply<Endpoints['supplier-invoice']>;
export type InvoiceLine = Invoice['lines'][number];
export type InvoiceState = InvoiceHead['status'];

const invoicesKey = ['supplier-invoices'];
const invoiceKey = (id: number) => ['supplier-invoice', id];

type Signal = { readonly signal: AbortSignal };

export const invoicesQuery = (state: InvoiceState) => ({
  queryKey: [...invoicesKey, state],
  staleTime: 0,
  queryFn: ({ signal }: Signal) =>
    client.get('supplier-invoice-list', { query: { state } }, { signal }),
});

export const invoiceQuery = (id: number) => ({
  queryKey: invoiceKey(id),
  staleTime: 0,
  // Another person may decide in it as well.
  refetchInterval: 10_000,
  queryFn: ({ signal }: Signal) => client.get('supplier-invoice', { params: { id } }, { signal }),
});

/** Shows an invoice as it was answered, and lets the lists be read anew. */
export function keepInvoice(invoice: Invoice): void {
  queries.setQueryData(invoiceKey(invoice.id), invoice);
  void queries.invalidateQueries({ queryKey: invoicesKey });
}

export const forgetInvoices = () => queries.invalidateQueries({ queryKey: invoicesKey });
/** Somebody else has changed it: what is seen is read anew. */
export const rereadInvoice = (id: number) =>
  queries.invalidateQueries({ queryKey: invoiceKey(id) });

/** Writes hundredths as an amount of the invoice's currency. */
export function useAmount(currency: string): (hundredths: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return (hundredths) => format.format(hundredths / 100);
}

/** Writes a rate with all of its decimals, as it may be typed as well. */
export function useRate(): (rate: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false });
  return (rate) => format.format(rate);
}

/** Writes a share with its sign, such as +12,5 %. */
export function useShare(): (line: InvoiceLine) => string | null {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return ({ expected, ...line }) => {
    const price = line.convertedPrice ?? line.unitPrice;
    const isCompared = expected !== null && price !== null && expected !== 0;
    return isCompared ? format.format((price - expected) / expected) : null;
  };
}
