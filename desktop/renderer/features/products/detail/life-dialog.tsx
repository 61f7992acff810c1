import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { failureOf, reportFailure } from '../../../lib/failures.ts';
import { invalidateAll } from '../../../lib/live.ts';
import { notify } from '../../../lib/notify.ts';
import { queries } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProductPicker, type PickedProduct } from '../../../ui/catalogue/product-picker.tsx';
import { runAct, type Life, type LifeAct } from './run-act.ts';

interface LifeDialogProps {
  readonly act: LifeAct;
  readonly life: Life;
  readonly onClose: () => void;
}

/** Says what comes of it before it is done; another product is chosen where one takes part. */
export function LifeDialog({ act, life, onClose }: LifeDialogProps) {
  const t = usePhrases('productLife');
  const frame = usePhrases('frame');
  const [other, setOther] = useState<PickedProduct | null>(
    act === 'retire' ? life.successor : null,
  );
  const { masterProductId } = life;
  const doing = useAct(act, onClose);
  const fields = doing.error ? failureOf(doing.error).fields : {};
  const isReady = act !== 'merge' || other !== null;
  return (
    <Dialog
      title={t(`${act}Title`)}
      lead={t(`${act}Lead`, { count: life.familySize })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frame('cancel')}</Button>
          <Button
            kind={act === 'retire' || act === 'merge' ? 'danger' : 'primary'}
            busy={doing.isPending}
            disabled={!isReady}
            onClick={() => doing.mutate({ masterProductId, otherId: other?.id ?? null })}
          >
            {t(`${act}Item`)}
          </Button>
        </>
      }
    >
      {act === 'retire' && <Touched life={life} />}
      {(act === 'retire' || act === 'merge') && (
        <ProductPicker
          label={t(act === 'retire' ? 'successor' : 'mergeInto')}
          picked={other}
          onPick={setOther}
          except={masterProductId}
          error={fields[act === 'retire' ? 'successorId' : 'intoId']}
        />
      )}
      {act === 'retire' && other !== null && (
        <Button kind="quiet" onClick={() => setOther(null)}>
          {t('noSuccessor')}
        </Button>
      )}
    </Dialog>
  );
}

function Touched({ life: { carts, pieces } }: { readonly life: Life }) {
  const t = usePhrases('productLife');
  return (
    <>
      {carts > 0 && <p>{t('retireCarts', { count: carts })}</p>}
      {pieces > 0 && <p>{t('retirePieces', { count: pieces })}</p>}
    </>
  );
}

interface Wanted {
  readonly masterProductId: number;
  readonly otherId: number | null;
}

function useAct(act: LifeAct, onDone: () => void) {
  const t = usePhrases('productLife');
  return useMutation({
    mutationFn: ({ masterProductId, otherId }: Wanted) => runAct(act, masterProductId, otherId),
    meta: { silent: true },
    onSuccess: (codes) => {
      const isCopy = act === 'copy_variant' || act === 'copy_family';
      notify('success', isCopy ? t('copyDone', { codes: codes.join(', ') }) : t(`${act}Done`));
      void queries.invalidateQueries();
      invalidateAll();
      onDone();
    },
    onError: (error) => {
      const { fields } = failureOf(error);
      if (!('successorId' in fields) && !('intoId' in fields)) reportFailure(error);
    },
  });
}
