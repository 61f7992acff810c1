import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { queries } from '../../lib/queries.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { roundKey, type PickQueue } from './picking.ts';

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

function TakeOver({
  roundId,
  onClose,
}: {
  readonly roundId: number;
  readonly onClose: () => void;
}) {
  const t = usePhrases('picking');
  const [reason, setReason] = useState('');
  const take = useMutation({
    mutationFn: () => client.post('pick-take-over', { params: { id: roundId }, body: { reason } }),
    onSuccess: (reply) => queries.setQueryData(roundKey, reply),
    onError: reportFailure,
  });
  return (
    <Dialog title={t('takeOver')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take.mutate();
        }}
      >
        <p>{t('takeOverText')}</p>
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={500}
          required
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" kind="primary" busy={take.isPending}>
          {t('takeOver')}
        </Button>
      </form>
    </Dialog>
  );
}
