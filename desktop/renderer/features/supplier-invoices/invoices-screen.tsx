import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoiceDetail } from './invoice-detail.tsx';
import { invoicesQuery, type InvoiceState } from './invoices.ts';
import { UploadInvoice } from './upload-invoice.tsx';
import '../../ui/csv-import/csv-import.css';
import '../../ui/plain-table.css';
import './invoices.css';

const states = ['open', 'finished'] as const satisfies readonly InvoiceState[];

/** Invoices of suppliers against what was agreed; one of them is worked on at its address. */
export function InvoicesScreen() {
  const title = usePhrases('screens')('supplierInvoices');
  const id = Number(useParams()['*']);
  return (
    <Screen title={title}>
      <div className="invoices">
        {id > 0 ? <InvoiceDetail key={id} id={id} /> : <AllInvoices />}
      </div>
    </Screen>
  );
}

function AllInvoices() {
  const t = usePhrases('supplierInvoices');
  const [state, setState] = useState<InvoiceState>('open');
  const invoices = useQuery(invoicesQuery(state));
  return (
    <>
      <p className="soft">{t('lead')}</p>
      <UploadInvoice />
      <div className="invoice-bar" role="group" aria-label={t('state')}>
        {states.map((one) => (
          <Button
            key={one}
            kind={one === state ? 'primary' : 'secondary'}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {t(`state_${one}`)}
          </Button>
        ))}
      </div>
      {invoices.isError && (
        <ErrorState error={invoices.error} onRetry={() => void invoices.refetch()} />
      )}
      {invoices.isPending && <Skeleton lines={6} />}
      {invoices.data?.results.length === 0 && (
        <EmptyState title={t(`none_${state}`)}>{t('noneText')}</EmptyState>
      )}
      {invoices.data && invoices.data.results.length > 0 && (
        <InvoiceTable invoices={invoices.data.results} />
      )}
    </>
  );
}
