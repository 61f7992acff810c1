import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { screenOf, type ControlRoom } from './control-room.ts';
import { useAge } from './durations.ts';

interface FloorStatesProps {
  readonly states: ControlRoom['states'];
  readonly readAt: number;
}

/** Orders by state; each number leads to where they are worked on. */
export function FloorStates({ states, readAt }: FloorStatesProps) {
  const t = usePhrases('controlRoom');
  const age = useAge(readAt);
  return (
    <section aria-labelledby="floor-title">
      <h2 id="floor-title">{t('floor')}</h2>
      <ul className="floor-states">
        {states.map(({ state, orders, overdue, oldestAt }) => (
          <li key={state}>
            <Link
              className={overdue > 0 ? 'floor-state is-late' : 'floor-state'}
              to={screenOf[state]}
            >
              <span>{t(state)}</span>
              <strong>{orders}</strong>
              <small>
                {oldestAt === null ? t('nothing') : t('oldest', { age: age(oldestAt) })}
                {overdue > 0 && <b>{t('overdue', { count: overdue })}</b>}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
