import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keepInvoice, type Invoice, type InvoiceLine } from './invoices.ts';

export interface LineDialogProps {
  readonly invoice: Invoice;
  readonly line: InvoiceLine;
  readonly onClose: () => void;
}

/** Accepts a price, with a reason where it is not as agreed, or refuses it. */
export function DecideLine({
  invoice: { id, version },
  line,
  decision,
  onClose,
}: LineDialogProps & { readonly decision: 'accepted' | 'refused' }) {
  const t = usePhrases('supplierInvoices');
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['reason'],
    saysTrouble: true,
    send: ({ reason }) =>
      client.post('supplier-invoice-decide', {
        params: { id, lineId: line.id },
        body: { version, decision, reason },
      }),
    onSent: (invoice) => {
      keepInvoice(invoice);
      onClose();
    },
  });
  const isAccepted = decision === 'accepted';
  return (
    <Dialog
      title={t(isAccepted ? 'acceptTitle' : 'refuseTitle')}
      lead={t(isAccepted ? 'acceptLead' : 'refuseLead', { name: line.name || line.supplierCode })}
      width="narrow"
      onClose={onClose}
    >
      <form ref={form} className="invoice-form" noValidate onSubmit={submit}>
        <TextAreaField label={t('reason')} maxLength={300} {...field('reason')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        <Button kind="primary" type="submit" busy={isSending}>
          {t(isAccepted ? 'accept' : 'refuse')}
        </Button>
      </form>
    </Dialog>
  );
}
