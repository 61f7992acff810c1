import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { forgetInvoices, keepInvoice, rereadInvoice, type Invoice } from './invoices.ts';

/** Finishes an invoice, or throws it away. */
export function FinishInvoice({ invoice }: { readonly invoice: Invoice }) {
  const t = usePhrases('supplierInvoices');
  const { id, version, isPrepared } = invoice;
  const [isDiscarding, setDiscarding] = useState(false);
  const finish = useMutation({
    mutationFn: () => client.post('supplier-invoice-finish', { params: { id }, body: { version } }),
    meta: { silent: true },
    onSuccess: (finished) => {
      keepInvoice(finished);
      notify('success', t(finished.isPrepared ? 'prepared' : 'finished'));
    },
    onError: () => void rereadInvoice(id),
  });
  if (isPrepared) return null;
  return (
    <div className="invoice-bar">
      {finish.isError && <FieldError isAlert>{failureOf(finish.error).text}</FieldError>}
      <Button onClick={() => setDiscarding(true)}>{t('discard')}</Button>
      <Button kind="primary" busy={finish.isPending} onClick={() => finish.mutate()}>
        {t('finish')}
      </Button>
      {isDiscarding && <Discard invoice={invoice} onClose={() => setDiscarding(false)} />}
    </div>
  );
}

interface DiscardProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

function Discard({ invoice: { id, number, version }, onClose }: DiscardProps) {
  const t = usePhrases('supplierInvoices');
  const navigate = useNavigate();
  const discard = useMutation({
    mutationFn: () =>
      client.post('supplier-invoice-discard', { params: { id }, body: { version } }),
    onSuccess: async () => {
      await forgetInvoices();
      await navigate('/supplier-invoices');
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('discardTitle', { number })}
      lead={t('discardLead')}
      confirm={t('discard')}
      isDangerous
      busy={discard.isPending}
      onConfirm={() => discard.mutate()}
      onClose={onClose}
    />
  );
}
