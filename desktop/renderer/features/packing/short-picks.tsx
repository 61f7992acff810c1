import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { CloseRest } from './close-rest.tsx';
import { ReplaceLine } from './replace-line.tsx';
import { shortsKey, shortsQuery, type ShortPick } from './packing.ts';

/** Orders of which something was not found: a supervisor sends them back, or has what is there packed. */
export function ShortPicks() {
  const t = usePhrases('packing');
  const { data, error, isError, refetch } = useQuery(shortsQuery);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.picks.length === 0) return null;
  return (
    <section className="pick-rounds" aria-labelledby="short-picks">
      <h2 id="short-picks">{t('shorts')}</h2>
      <ul>
        {data.picks.map((pick) => (
          <ShortRow key={pick.pickId} pick={pick} />
        ))}
      </ul>
    </section>
  );
}

function ShortRow({ pick }: { readonly pick: ShortPick }) {
  const { missing, orderNumber, pickId, ready } = pick;
  const t = usePhrases('packing');
  const [asked, setAsked] = useState<'close' | 'replace' | null>(null);
  const stop = () => setAsked(null);
  const decide = useMutation({
    mutationFn: (to: 'queue' | 'split') =>
      client.post('short-pick-decide', { params: { id: pickId }, body: { to } }),
    onSettled: () => queries.invalidateQueries({ queryKey: shortsKey }),
  });
  return (
    <li>
      <span>
        <strong>{orderNumber}</strong>{' '}
        {missing
          .map(({ free, name, quantity }) => t('missing', { free, name, quantity }))
          .join('; ')}
      </span>
      <span className="pick-acts">
        <Button busy={decide.isPending} onClick={() => decide.mutate('queue')}>
          {t('backToQueue')}
        </Button>
        <Button
          busy={decide.isPending}
          disabled={ready === 0}
          onClick={() => decide.mutate('split')}
        >
          {t('split', { ready })}
        </Button>
        <Button onClick={() => setAsked('replace')}>{t('replace')}</Button>
        <Button onClick={() => setAsked('close')}>{t('closeRest')}</Button>
      </span>
      {asked === 'close' && <CloseRest pick={pick} onClose={stop} />}
      {asked === 'replace' && <ReplaceLine pick={pick} onClose={stop} />}
    </li>
  );
}
