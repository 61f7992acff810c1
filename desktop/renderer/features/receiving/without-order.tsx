import { usePhrases } from '../../i18n/use-phrases.ts';
import { TextField } from '#ui/text-field.tsx';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { SupplierField } from '../../ui/supplier-field.tsx';
import { deliveryKey } from './receiving.ts';

/** A delivery that nobody ordered here, which a supervisor begins. */
export function WithoutOrder({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const t = usePhrases('receiving');
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['supplier', 'noteNumber'],
    send: (body) => client.post('delivery-open', { body }),
    onSent: (delivery) => {
      queries.setQueryData(deliveryKey(delivery.id), delivery);
      onOpen(delivery.id);
    },
  });
  return (
    <form ref={form} className="receiving-fields" noValidate onSubmit={submit}>
      <SupplierField label={t('supplier')} {...field('supplier')} />
      <TextField label={t('noteNumber')} maxLength={60} {...field('noteNumber')} />
      <Button type="submit" busy={isSending}>
        {t('withoutOrder')}
      </Button>
    </form>
  );
}
