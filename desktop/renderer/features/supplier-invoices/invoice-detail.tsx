import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { dayText } from '../../lib/moment-text.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { FinishInvoice } from './finish-invoice.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceRate } from './invoice-rate.tsx';
import { invoiceQuery, useAmount, type Invoice } from './invoices.ts';

/** One invoice: what it says, whether it adds up, and each price beside the expected one. */
export function InvoiceDetail({ id }: { readonly id: number }) {
  const t = usePhrases('supplierInvoices');
  const found = useQuery(invoiceQuery(id));
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const invoice = found.data;
  return (
    <>
      <p>
        <Link to="/supplier-invoices">{t('back')}</Link>
      </p>
      <h2>{`${invoice.supplier} · ${invoice.number}`}</h2>
      <Facts invoice={invoice} />
      <Warnings invoice={invoice} />
      <InvoiceRate invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      {invoice.status === 'open' && (
        // What was missing of a rate is no longer so once there is one.
        <FinishInvoice key={invoice.rate} invoice={invoice} />
      )}
    </>
  );
}

function Facts({ invoice }: { readonly invoice: Invoice }) {
  const t = usePhrases('supplierInvoices');
  const moment = useMoment();
  const amount = useAmount(invoice.currency);
  const { tolerancePercent, toleranceAmount, finishedAt, issuedOn, statedTotal } = invoice;
  const facts = [
    [t('issuedOn'), issuedOn === null ? t('notSaid') : dayText(issuedOn)],
    [t('uploadedAt'), [moment(invoice.uploadedAt), invoice.uploadedBy].filter(Boolean).join(' · ')],
    [t('total'), amount(invoice.total)],
    [t('statedTotal'), statedTotal === null ? t('notSaid') : amount(statedTotal)],
    [t('tolerance'), t('toleranceOf', { percent: tolerancePercent, amount: toleranceAmount })],
    [t('state'), t(`state_${invoice.status}`)],
    ...(finishedAt === null
      ? []
      : [[t('finishedAt'), [moment(finishedAt), invoice.finishedBy].filter(Boolean).join(' · ')]]),
  ];
  return (
    <dl className="invoice-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Warnings({ invoice }: { readonly invoice: Invoice }) {
  const t = usePhrases('supplierInvoices');
  const amount = useAmount(invoice.currency);
  const { isPrepared, lines, statedTotal, total } = invoice;
  const isWrong = lines.some(
    ({ outcome, decision }) => decision === 'open' && (outcome === 'over' || outcome === 'under'),
  );
  return (
    <div role="status" className="invoice-warnings">
      {isWrong && <p className="invoice-warning">{t('priceIncorrect')}</p>}
      {statedTotal !== null && statedTotal !== total && (
        <p className="invoice-warning">
          {t('doesNotAddUp', { difference: amount(total - statedTotal) })}
        </p>
      )}
      {isPrepared && <p className="invoice-warning">{t('waitsForSecond')}</p>}
    </div>
  );
}
