import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { dayText } from '../../lib/moment-text.ts';
import { StatusDot } from '../../ui/states.tsx';
import { useAmount, type InvoiceHead } from './invoices.ts';

const columns = ['number', 'supplier', 'issuedOn', 'uploadedAt', 'total', 'differences'] as const;

/** Invoices with what they come to, and how many of their prices are not as agreed. */
export function InvoiceTable({ invoices }: { readonly invoices: readonly InvoiceHead[] }) {
  const t = usePhrases('supplierInvoices');
  return (
    <div className="invoice-scroll">
      <table className="plain-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoices.map((one) => (
            <InvoiceRow key={one.id} invoice={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: InvoiceHead }) {
  const t = usePhrases('supplierInvoices');
  const moment = useMoment();
  const amount = useAmount(invoice.currency);
  const { id, differing, lineCount, waiting } = invoice;
  return (
    <tr>
      <th scope="row">
        <Link to={`/supplier-invoices/${String(id)}`}>{invoice.number}</Link>
      </th>
      <td>{invoice.supplier}</td>
      <td>{invoice.issuedOn !== null && dayText(invoice.issuedOn)}</td>
      <td>{moment(invoice.uploadedAt)}</td>
      <td>{amount(invoice.total)}</td>
      <td>
        <StatusDot tone={waiting > 0 ? 'warning' : 'success'}>
          {differing === 0 ? t('allAgreed') : t('differingOf', { differing, lineCount })}
        </StatusDot>
        {waiting > 0 && <div className="soft">{t('waitingLines', { waiting })}</div>}
      </td>
    </tr>
  );
}
