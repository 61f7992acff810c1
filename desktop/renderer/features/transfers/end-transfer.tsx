import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shortagesOf, showTransfer, type Transfer } from './transfers.ts';

interface EndTransferProps {
  readonly transfer: Transfer;
  readonly act: 'finish' | 'cancel';
  readonly onClose: () => void;
}

type Act = 'send' | 'close' | 'cancel';

function send(act: Act, { id, version }: Transfer, note: string): Promise<Transfer> {
  const of = { params: { id }, body: { version } };
  if (act === 'send') return client.post('transfer-send', of);
  if (act === 'cancel') return client.post('transfer-cancel', of);
  return client.post('transfer-close', { ...of, body: { version, note } });
}

/** Sends a transfer on its way, closes it with what did not come named once more, or calls it off. */
export function EndTransfer({ transfer, act: asked, onClose }: EndTransferProps) {
  const t = usePhrases('transfers');
  const act: Act = asked === 'cancel' ? 'cancel' : transfer.status === 'packing' ? 'send' : 'close';
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['note'],
    saysTrouble: true,
    send: ({ note }) => send(act, transfer, note),
    onSent: (ended) => {
      notify('success', t(`done_${act}`));
      showTransfer(ended);
      onClose();
    },
  });
  const shortages = act === 'close' ? shortagesOf(transfer.lines) : [];
  return (
    <Dialog title={t(act)} lead={t(`lead_${act}`)} onClose={onClose}>
      <form ref={form} className="receiving-part" noValidate onSubmit={submit}>
        {act === 'close' && shortages.length === 0 && <p>{t('allCame')}</p>}
        {shortages.length > 0 && (
          <ul>
            {shortages.map(({ productId, name, received, sent }) => (
              <li key={productId}>{`${name} · ${t('isShort', { count: sent - received })}`}</li>
            ))}
          </ul>
        )}
        {act === 'close' && (
          <TextAreaField label={t('closeNote')} maxLength={500} {...field('note')} />
        )}
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        <Button kind="primary" type="submit" busy={isSending}>
          {t(act)}
        </Button>
      </form>
    </Dialog>
  );
}
