import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { InvoiceColumns } from '#core/purchasing/choose-columns.ts';
import type { SupplierCurrency } from '#core/purchasing/supplier-resource.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { keepInvoice } from './invoices.ts';

const empty = {
  supplier: '',
  number: '',
  issuedOn: '',
  total: '',
  /** Null where it is left to the file and its supplier. */
  currency: null as SupplierCurrency | null,
};

export interface SentInvoice {
  readonly file: File;
  /** What a person said of its columns; absent where they are found by their titles. */
  readonly columns?: InvoiceColumns;
}

/** Columns as the form of a call has them. */
export const writtenColumns = (columns: InvoiceColumns | undefined) =>
  columns === undefined ? {} : { columns: columns.map((field) => field ?? 'none').join(',') };

/** What is said beside a file, and sending both; an invoice that was taken in is shown. */
export function useInvoiceUpload() {
  const navigate = useNavigate();
  const [said, setSaid] = useState(empty);
  const upload = useMutation({
    mutationFn: ({ file, columns }: SentInvoice) => {
      const { currency, ...texts } = said;
      return client.post('supplier-invoice-upload', {
        body: { ...texts, ...(currency && { currency }), ...writtenColumns(columns) },
        file,
      });
    },
    meta: { silent: true },
    onSuccess: async (invoice) => {
      keepInvoice(invoice);
      await navigate(`/supplier-invoices/${String(invoice.id)}`);
    },
  });
  const set = (change: Partial<typeof empty>) => setSaid({ ...said, ...change });
  return { said, set, upload };
}

/** Asks for a file; what kept it from being opened is said in `problem`. */
export function useOpenInvoice() {
  const t = usePhrases('supplierInvoices');
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (take: (file: File) => void) => {
    const opened = await window.obmena.openFile('invoice');
    if (opened === 'cancelled') return;
    if (typeof opened === 'string') {
      setProblem(t(opened === 'failed' ? 'fileFailed' : 'fileTooLarge'));
      return;
    }
    setProblem(null);
    take(new File([Uint8Array.from(opened.contents)], opened.name));
  };
  return { problem, setProblem, open };
}
