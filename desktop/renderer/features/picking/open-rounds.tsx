import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { TakeOver } from '../../ui/take-over.tsx';
import type { PickQueue } from './picking.ts';

/** Who is on a walk now; a supervisor takes one over, and says why. */
export function OpenRounds({ rounds }: { readonly rounds: PickQueue['rounds'] }) {
  const t = usePhrases('picking');
  const moment = useMoment();
  const [taken, setTaken] = useState<number | null>(null);
  const mayTake = usePermission('warehouse.manage');
  if (rounds.length === 0) return null;
  return (
    <section className="pick-rounds" aria-labelledby="pick-rounds-title">
      <h2 id="pick-rounds-title">{t('atWork')}</h2>
      <ul>
        {rounds.map(({ id, picker, orders, startedAt, isLost, isOwn }) => (
          <li key={id}>
            <span>
              {t('walk', { picker, orders: orders.join(', '), since: moment(startedAt) })}
              {isLost && ` ${t('lost')}`}
            </span>
            {mayTake && !isOwn && <Button onClick={() => setTaken(id)}>{t('takeOver')}</Button>}
          </li>
        ))}
      </ul>
      {taken !== null && <TakeOver roundId={taken} onClose={() => setTaken(null)} />}
    </section>
  );
}
