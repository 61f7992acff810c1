import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { isFarRate, readRate } from '#core/purchasing/invoice-rate.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { keepInvoice, rereadInvoice, useRate, type Invoice } from './invoices.ts';

/** The rate of an invoice in another currency: typed, or only shown where nobody may change it any more. */
export function InvoiceRate({ invoice }: { readonly invoice: Invoice }) {
  const t = usePhrases('supplierInvoices');
  const rate = useRate();
  const own = useConfig().currency;
  const { currency, isPrepared, lastRate, status } = invoice;
  if (currency === own) return null;
  const isOpen = status === 'open' && !isPrepared;
  return (
    <section className="invoice-form" aria-label={t('rate')}>
      {invoice.rate === null && <p className="invoice-warning">{t('needsRate', { currency })}</p>}
      {invoice.rate !== null && <p>{t('rateIs', { currency, rate: rate(invoice.rate), own })}</p>}
      {isOpen && lastRate !== null && (
        <p className="soft">{t('lastRate', { currency, rate: rate(lastRate), own })}</p>
      )}
      {isOpen && <RateForm invoice={invoice} own={own} />}
    </section>
  );
}

interface RateFormProps {
  readonly invoice: Invoice;
  readonly own: string;
}

function RateForm({ invoice, own }: RateFormProps) {
  const t = usePhrases('supplierInvoices');
  const write = useRate();
  const { id, version, currency, lastRate } = invoice;
  const [typed, setTyped] = useState(invoice.rate === null ? '' : write(invoice.rate));
  const [isAsked, setAsked] = useState(false);
  const save = useMutation({
    mutationFn: (isConfirmed: boolean) =>
      client.post('supplier-invoice-rate', {
        params: { id },
        body: { version, rate: typed, isConfirmed },
      }),
    meta: { silent: true },
    onSuccess: keepInvoice,
    onError: () => void rereadInvoice(id),
    onSettled: () => setAsked(false),
  });
  const failure = save.error === null ? null : failureOf(save.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readRate(typed);
    if (read.ok && isFarRate(read.value, lastRate)) setAsked(true);
    else save.mutate(false);
  };
  return (
    <form className="invoice-bar invoice-rate" noValidate onSubmit={submit}>
      <TextField
        label={t('rateOf', { currency, own })}
        inputMode="decimal"
        maxLength={20}
        value={typed}
        error={failure === null ? undefined : (failure.fields['rate'] ?? failure.text)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        kind={invoice.rate === null ? 'primary' : 'secondary'}
        type="submit"
        busy={save.isPending}
      >
        {t('convert')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('farTitle', { rate: typed })}
          lead={t('farLead', { currency, own, rate: lastRate === null ? '' : write(lastRate) })}
          confirm={t('farConfirm')}
          busy={save.isPending}
          onConfirm={() => save.mutate(true)}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}
