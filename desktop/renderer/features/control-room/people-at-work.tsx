import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { TakeOver } from '../../ui/take-over.tsx';
import type { ControlRoom } from './control-room.ts';

type AtWork = ControlRoom['atWork'][number];

interface PeopleAtWorkProps {
  readonly people: readonly AtWork[];
  readonly isSupervisor: boolean;
}

/** Who picks and packs now and what they hold; a supervisor takes a walk over. */
export function PeopleAtWork({ people, isSupervisor }: PeopleAtWorkProps) {
  const t = usePhrases('controlRoom');
  const navigate = useNavigate();
  const [taken, setTaken] = useState<number | null>(null);
  const none = isSupervisor ? t('nobody') : t('nothingOwn');
  return (
    <section aria-labelledby="at-work-title">
      <h2 id="at-work-title">{isSupervisor ? t('atWork') : t('ownWork')}</h2>
      {people.length === 0 && <p>{none}</p>}
      {people.length > 0 && (
        <table className="plain-table" aria-labelledby="at-work-title">
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('work')}</th>
              <th scope="col">{t('since')}</th>
              <th scope="col">{t('orders')}</th>
              <th scope="col">{t('pieces')}</th>
              <th scope="col">{t('lease')}</th>
              {isSupervisor && <th scope="col">{t('act')}</th>}
            </tr>
          </thead>
          <tbody>
            {people.map((work) => (
              <WorkRow
                key={`${work.kind} ${String(work.id)}`}
                work={work}
                onTake={isSupervisor ? () => setTaken(work.id) : null}
              />
            ))}
          </tbody>
        </table>
      )}
      {taken !== null && (
        <TakeOver
          roundId={taken}
          onClose={() => setTaken(null)}
          onTaken={() => void navigate('/picking')}
        />
      )}
    </section>
  );
}

interface WorkRowProps {
  readonly work: AtWork;
  /** Null for whoever takes nothing over. */
  readonly onTake: (() => void) | null;
}

function WorkRow({ work, onTake }: WorkRowProps) {
  const t = usePhrases('controlRoom');
  const say = usePhrases('picking');
  const moment = useMoment();
  const { id, isLost, isOwn, kind, leaseUntil, orders, person, startedAt } = work;
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
  const done = orders.reduce((sum, order) => sum + order.done, 0);
  return (
    <tr className={isLost ? 'is-late' : undefined}>
      <th scope="row">{person}</th>
      <td>{kind === 'picking' ? t('walk', { id }) : t('desk')}</td>
      <td>{moment(startedAt)}</td>
      <td>{orders.map(({ number }) => number).join(', ')}</td>
      <td>{t('piecesOf', { done, pieces })}</td>
      <td>{leaseUntil === null ? '–' : isLost ? t('lost') : t('inTouch')}</td>
      {onTake && (
        <td>
          {kind === 'picking' && !isOwn && (
            <Button aria-label={`${say('takeOver')}: ${person}`} onClick={onTake}>
              {say('takeOver')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
