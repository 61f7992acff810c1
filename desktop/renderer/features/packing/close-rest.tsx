import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { restQuery, shortsKey, type Rest, type ShortPick } from './packing.ts';

interface CloseRestProps {
  readonly pick: ShortPick;
  readonly onClose: () => void;
}

/** Says what giving the missing part up costs, and does it. */
export function CloseRest({ pick: { orderNumber: number, pickId }, onClose }: CloseRestProps) {
  const t = usePhrases('packing');
  const { market } = useConfig();
  const { data: rest } = useQuery(restQuery(pickId));
  const close = useMutation({
    mutationFn: () =>
      client.post('short-pick-decide', { params: { id: pickId }, body: { to: 'close' } }),
    onSuccess: ({ prepared, status }) => {
      const done = status === 'order_cancelled' ? 'restCancelled' : 'restClosed';
      notify('success', t(prepared ? 'restWaits' : done, { number }));
    },
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: shortsKey });
    },
  });
  return (
    <ConfirmDialog
      title={t('closeRestTitle', { number })}
      lead={rest && t(leadOf(rest), { amount: formatMoney(rest.amount, market) })}
      confirm={t('closeRest')}
      isDangerous
      busy={close.isPending || !rest}
      onConfirm={() => close.mutate()}
      onClose={onClose}
    />
  );
}

function leadOf({ isPaid, isWhole }: Rest) {
  if (isWhole) return 'closeRestWhole';
  return isPaid ? 'closeRestPaid' : 'closeRestUnpaid';
}
