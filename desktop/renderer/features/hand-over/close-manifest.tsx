import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { readAnew, type HandOverView } from './hand-over.ts';
import { useManifestPaper } from './use-manifest-paper.ts';

interface CloseProps {
  readonly id: number;
  readonly view: HandOverView;
  readonly onStop: () => void;
  readonly onClosed: () => void;
}

/** Names what stays behind, lets the rest go, and gives the list to sign. */
export function CloseManifest({ id, view, onStop, onClosed }: CloseProps) {
  const t = usePhrases('handOver');
  const paper = useManifestPaper();
  const { carrierName, missing, scanned } = view;
  const withoutMissing = missing.length > 0;
  const close = useMutation({
    mutationFn: () => client.post('manifest-close', { params: { id }, body: { withoutMissing } }),
    onSuccess: ({ manifest }) => {
      notify('success', t('closed', { number: manifest.number }));
      paper.give(manifest);
      onClosed();
    },
    onError: onStop,
    onSettled: readAnew,
  });
  const named = missing.map(({ number }) => number);
  return (
    <ConfirmDialog
      title={t('closeTitle', { carrier: carrierName })}
      lead={
        <>
          {t('closeLead', { count: scanned.length })}
          {withoutMissing && <> {t('closeMissing', { parcels: named.join(', ') })}</>}
        </>
      }
      confirm={withoutMissing ? t('closeWithout') : t('close')}
      isDangerous={withoutMissing}
      busy={close.isPending}
      onConfirm={() => close.mutate()}
      onClose={onStop}
    />
  );
}
