import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { LineDialogProps } from './decide-line.tsx';
import { keepInvoice } from './invoices.ts';

/** Says by a code which product a line means; the scanner types it as well. */
export function MatchLine({ invoice: { id, version }, line, onClose }: LineDialogProps) {
  const t = usePhrases('supplierInvoices');
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['code'],
    saysTrouble: true,
    send: ({ code }) =>
      client.post('supplier-invoice-match', {
        params: { id, lineId: line.id },
        body: { version, code },
      }),
    onSent: (invoice) => {
      keepInvoice(invoice);
      onClose();
    },
  });
  const { name, supplierCode } = line;
  const lead =
    supplierCode === '' ? t('matchLead', { name }) : t('matchKept', { name, supplierCode });
  return (
    <Dialog title={t('matchTitle')} lead={lead} width="narrow" onClose={onClose}>
      <form ref={form} className="invoice-form" noValidate onSubmit={submit}>
        <TextField label={t('code')} help={t('codeHelp')} maxLength={60} {...field('code')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        <Button kind="primary" type="submit" busy={isSending}>
          {t('match')}
        </Button>
      </form>
    </Dialog>
  );
}
