import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { showTransfer, type Transfers } from './transfers.ts';
import { usePlaceName } from '../../lib/use-place-name.ts';

interface NewTransferProps {
  readonly places: Transfers['places'];
  readonly onOpen: (id: number) => void;
}

/** From one of the caller's places to any other. */
export function NewTransfer({ places, onOpen }: NewTransferProps) {
  const t = usePhrases('transfers');
  const placeName = usePlaceName();
  const own = places.filter(({ isOwn }) => isOwn);
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['fromPlaceId', 'toPlaceId'],
    initial: { fromPlaceId: String(own[0]?.placeId ?? '') },
    saysTrouble: true,
    send: ({ fromPlaceId, toPlaceId }) =>
      client.post('transfer-open', {
        body: { fromPlaceId: Number(fromPlaceId), toPlaceId: Number(toPlaceId) },
      }),
    onSent: (transfer) => {
      showTransfer(transfer);
      onOpen(transfer.id);
    },
  });
  if (own.length === 0 || places.length < 2) return null;
  return (
    <form ref={form} className="receiving-fields" noValidate onSubmit={submit}>
      <SelectField label={t('fromPlace')} {...field('fromPlaceId')}>
        {own.map(({ placeId, name }) => (
          <option key={placeId} value={placeId}>
            {placeName(name)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('toPlace')} {...field('toPlaceId')}>
        <option value="">{t('choosePlace')}</option>
        {places.map(({ placeId, name }) => (
          <option key={placeId} value={placeId}>
            {placeName(name)}
          </option>
        ))}
      </SelectField>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Button kind="primary" type="submit" busy={isSending}>
        {t('begin')}
      </Button>
    </form>
  );
}
