import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { PayoutOrder } from './payout-order.ts';
import { RecallOrder } from './recall-order.tsx';
import { RefusedDialog, type RefusedRow } from './refused-dialog.tsx';

const refresh = () => queries.invalidateQueries({ queryKey: ['payout-orders'] });

function useFile({ id }: PayoutOrder) {
  const t = usePhrases('payouts');
  return useMutation({
    // The accounts go from the answer straight to the person's disk and are kept nowhere else.
    mutationFn: async () => {
      const { name, contents } = await client.post('payout-file', { params: { id } });
      return window.obmena.saveFile({ kind: 'xml', suggestedName: name, contents });
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('warning', t('fileSaved'));
      if (outcome === 'failed') notify('error', t('fileFailed'));
    },
    onSettled: refresh,
  });
}

function useMarkPaid({ id }: PayoutOrder, onRefused: (refused: readonly RefusedRow[]) => void) {
  const t = usePhrases('payouts');
  return useMutation({
    mutationFn: () => client.post('payout-paid', { params: { id } }),
    onSuccess: ({ paid, refused }) => {
      onRefused(refused);
      if (paid > 0) notify('success', t('paid', { count: paid }));
    },
    onSettled: refresh,
  });
}

/** The bank's file of an order, and the word that the bank carried it out. */
export function OrderActions({ order }: { readonly order: PayoutOrder }) {
  const t = usePhrases('payouts');
  const [asked, setAsked] = useState<'file' | 'paid' | null>(null);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const close = () => setAsked(null);
  const saving = useFile(order);
  const marking = useMarkPaid(order, setRefused);
  return (
    <div className="payout-buttons">
      <Button
        icon="download"
        busy={saving.isPending}
        onClick={() => (order.fileMadeAt === null ? saving.mutate() : setAsked('file'))}
      >
        {t('file')}
      </Button>
      <RecallOrder order={order} />
      <Button kind="primary" onClick={() => setAsked('paid')}>
        {t('markPaid')}
      </Button>
      {asked === 'file' && (
        <ConfirmDialog
          title={t('fileTitle')}
          lead={t('fileLead')}
          confirm={t('fileAgain')}
          busy={saving.isPending}
          onConfirm={() => saving.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
      {asked === 'paid' && (
        <ConfirmDialog
          title={t('markTitle')}
          lead={t('markLead')}
          confirm={t('markPaid')}
          busy={marking.isPending}
          onConfirm={() => marking.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
      <RefusedDialog refused={refused} onClose={() => setRefused([])} />
    </div>
  );
}
