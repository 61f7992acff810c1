import { differencesOf } from '#core/warehouse/scan-at-receiving.ts';
import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deliveriesKey, deliveryKey, type Delivery } from './receiving.ts';

interface CloseDeliveryProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/** What is not as it was ordered, named once more before the delivery is closed for good. */
export function CloseDelivery({ delivery, onClose }: CloseDeliveryProps) {
  const t = usePhrases('receiving');
  const { id, lines, orderId, version } = delivery;
  const differences = differencesOf(lines, orderId !== null);
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['note'],
    saysTrouble: true,
    send: ({ note }) => client.post('delivery-close', { params: { id }, body: { version, note } }),
    onSent: (closed) => {
      notify('success', t('closed'));
      queries.setQueryData(deliveryKey(id), closed);
      void queries.invalidateQueries({ queryKey: deliveriesKey });
      onClose();
    },
  });
  return (
    <Dialog title={t('close')} lead={t('closeLead')} onClose={onClose}>
      <form ref={form} className="receiving-part" noValidate onSubmit={submit}>
        {differences.length === 0 ? (
          <p>{t('allRight')}</p>
        ) : (
          <Differences differences={differences} lines={lines} />
        )}
        <TextAreaField label={t('closeNote')} maxLength={500} {...field('note')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        <Button kind="primary" type="submit" busy={isSending}>
          {t('close')}
        </Button>
      </form>
    </Dialog>
  );
}

interface DifferencesProps {
  readonly differences: ReturnType<typeof differencesOf>;
  readonly lines: Delivery['lines'];
}

export function Differences({ differences, lines }: DifferencesProps) {
  const t = usePhrases('receiving');
  return (
    <ul>
      {differences.map(({ productId, shortage, surplus, damaged }) => (
        <li key={productId}>
          {[
            lines.find((line) => line.productId === productId)?.name,
            shortage > 0 && t('isShort', { count: shortage }),
            surplus > 0 && t('isSurplus', { count: surplus }),
            damaged > 0 && t('isDamaged', { count: damaged }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
