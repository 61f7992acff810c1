import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { replacementsQuery, type Replacements, type ShortPick } from './packing.ts';

interface ReplaceProps {
  readonly pick: ShortPick;
  readonly onClose: () => void;
}

/** What could go instead of what was not found; its customer is asked by mail and decides. */
export function ReplaceLine({ pick: { orderNumber: number, pickId }, onClose }: ReplaceProps) {
  const t = usePhrases('packing');
  const { data, error, isError, refetch } = useQuery(replacementsQuery(pickId));
  return (
    <Dialog title={t('replaceTitle', { number })} lead={t('replaceLead')} onClose={onClose}>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data?.lines.map((line) => (
        <Line key={line.pickLineId} pickId={pickId} line={line} />
      ))}
    </Dialog>
  );
}

interface LineProps {
  readonly pickId: number;
  readonly line: Replacements['lines'][number];
}

function Line({ line: { choices, name, offer, pickLineId, quantity }, pickId }: LineProps) {
  const t = usePhrases('packing');
  const { market } = useConfig();
  const replace = useMutation({
    mutationFn: (productId: number | null) =>
      client.post('short-pick-replace', {
        params: { id: pickId },
        body: { pickLineId, productId },
      }),
    onSuccess: (lines, productId) => {
      queries.setQueryData(replacementsQuery(pickId).queryKey, lines);
      notify('success', t(productId === null ? 'replaceBack' : 'replaceSent'));
    },
  });
  const isOpen = offer?.status === 'open';
  return (
    <section>
      <h3>{t('replaceMissing', { name, quantity })}</h3>
      {offer && (
        <p>
          {t(`offer_${offer.status}`, { name: offer.name })}{' '}
          {isOpen && (
            <Button busy={replace.isPending} onClick={() => replace.mutate(null)}>
              {t('replaceTakeBack')}
            </Button>
          )}
        </p>
      )}
      {choices.length === 0 && <p className="soft">{t('replaceNone')}</p>}
      <ul className="pick-choices">
        {choices.map(({ code, detail, free, name: other, productId, refund }) => (
          <li key={productId}>
            <span>
              <strong>{other}</strong> {detail}{' '}
              <span className="soft">
                {code} · {t('replaceFree', { free })}
                {refund > 0 && ` · ${t('replaceRefund', { amount: formatMoney(refund, market) })}`}
              </span>
            </span>
            <Button busy={replace.isPending} onClick={() => replace.mutate(productId)}>
              {t('replaceOffer')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
