import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { stocktakeKey, type StocktakeBin } from './stocktakes.ts';

interface BookProps {
  readonly id: number;
  readonly bin: StocktakeBin;
  readonly onClose: () => void;
}

/** What two people counted alike, with the reason for which the books are changed. */
export function BookDifference({ id, bin, onClose }: BookProps) {
  const t = usePhrases('stocktakes');
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['reason'],
    saysTrouble: true,
    send: ({ reason }) =>
      client.post('stocktake-book', { params: { id }, body: { binId: bin.id, reason } }),
    onSent: ({ stocktake, prepared }) => {
      queries.setQueryData(stocktakeKey(id), stocktake);
      notify('success', prepared > 0 ? t('bookedWaits', { count: prepared }) : t('booked'));
      onClose();
    },
  });
  return (
    <Dialog title={`${t('book')} · ${bin.code}`} lead={t('bookLead')} onClose={onClose}>
      <form ref={form} className="stocktake" noValidate onSubmit={submit}>
        <ul>
          {bin.differences.map(({ productId, name, difference, serialEnds }) => (
            <li key={productId}>
              {[
                t('difference', {
                  name,
                  difference: difference > 0 ? `+${String(difference)}` : String(difference),
                }),
                ...serialEnds.map((end) => `…${end}`),
              ].join(' · ')}
            </li>
          ))}
        </ul>
        <TextField label={t('reason')} maxLength={500} autoFocus {...field('reason')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        <Button kind="primary" type="submit" busy={isSending}>
          {t('book')}
        </Button>
      </form>
    </Dialog>
  );
}
