import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { payoutLimits } from '#core/buyback/payout.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { preparePayouts, releasePayouts } from './act-on-payouts.ts';
import { keepPayouts } from './keep-payouts.ts';
import { RefusedDialog, type RefusedRow } from './refused-dialog.tsx';

type Action = 'prepare' | 'release';

const prepare: readonly Action[] = ['prepare'];
const release: readonly Action[] = ['release'];

interface Asked {
  readonly action: Action;
  readonly selectionId: string;
  readonly count: number;
}

interface PayoutActionsProps {
  readonly selected: SelectedRows;
  readonly onReleased: () => void;
}

interface Acting {
  readonly onRefused: (refused: readonly RefusedRow[]) => void;
  readonly onReleased: () => void;
  readonly clear: () => void;
}

function useAct({ onRefused, onReleased, clear }: Acting) {
  const t = usePhrases('payouts');
  const { market } = useConfig();
  return useMutation({
    mutationFn: ({ action, selectionId }: Asked) =>
      action === 'prepare' ? preparePayouts(selectionId) : releasePayouts(selectionId),
    onSuccess: (done) => {
      if (done === null) return;
      const { count, reference, refused } = done;
      onRefused(refused);
      if (count === 0) return;
      clear();
      const total = formatMoney(done.total, market);
      if (reference === null) notify('success', t('prepared', { count, total }));
      else {
        notify('success', t('released', { reference, total }));
        onReleased();
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['payout-orders'] }),
  });
}

/** Buttons above the list: one person prepares, another one releases; each sees only what they may. */
export function PayoutActions({ selected, onReleased }: PayoutActionsProps) {
  const t = usePhrases('payouts');
  const { market } = useConfig();
  const mayPrepare = usePermission('buyback.move');
  const mayRelease = usePermission('buyback.pay');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const asking = useMutation({
    mutationFn: async (action: Action) => ({ action, ...(await keepPayouts(selected)) }),
    onSuccess: ({ action, id, count }) => setAsked({ action, selectionId: id, count }),
  });
  const acting = useAct({ onRefused: setRefused, onReleased, clear: selected.clear });
  const actions = [...(mayPrepare ? prepare : []), ...(mayRelease ? release : [])];
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          disabled={selected.count === 0}
          busy={asking.isPending}
          onClick={() => asking.mutate(action)}
        >
          {t(action)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={t(`${asked.action}Title`)}
          lead={t(`${asked.action}Lead`, {
            count: asked.count,
            limit: formatMoney(payoutLimits[market], market),
          })}
          confirm={t(asked.action)}
          busy={acting.isPending}
          onConfirm={() => acting.mutate(asked, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
      <RefusedDialog refused={refused} onClose={() => setRefused([])} />
    </>
  );
}
