import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import type { ControlRoom } from './control-room.ts';
import { useDuration } from './durations.ts';

/** What was done today by all together; what is listed somewhere leads there. */
export function DayNumbers({ today }: { readonly today: ControlRoom['today'] }) {
  const t = usePhrases('controlRoom');
  const duration = useDuration();
  const { medianSeconds } = today;
  const counts = [
    ['pickedOrders', '/orders'],
    ['pickedPieces', '/orders'],
    ['packedParcels', '/orders'],
    ['handedOver', '/orders'],
    ['notFound', '/packing'],
  ] as const;
  return (
    <section aria-labelledby="day-title">
      <h2 id="day-title">{t('today')}</h2>
      <dl className="day-numbers">
        {counts.map(([name, to]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Link to={to} aria-label={`${t(name)}: ${String(today[name])}`}>
                {today[name]}
              </Link>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            {t('middle')} <small>({t('middleText')})</small>
          </dt>
          <dd>{medianSeconds === null ? '–' : duration(medianSeconds)}</dd>
        </div>
      </dl>
    </section>
  );
}
