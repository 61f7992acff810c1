import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { screenOf, type ControlRoom } from './control-room.ts';

type CutOff = ControlRoom['cutOffs'][number];

/** How many orders must still leave before each carrier comes. */
export function CutOffs({ rows }: { readonly rows: readonly CutOff[] }) {
  const t = usePhrases('controlRoom');
  return (
    <section aria-labelledby="cut-offs-title">
      <h2 id="cut-offs-title">{t('cutOffs')}</h2>
      {rows.length === 0 && <p>{t('noCutOffs')}</p>}
      {rows.length > 0 && (
        <table className="plain-table" aria-labelledby="cut-offs-title">
          <thead>
            <tr>
              <th scope="col">{t('delivery')}</th>
              <th scope="col">{t('until')}</th>
              <th scope="col">{t('toPick')}</th>
              <th scope="col">{t('toPack')}</th>
              <th scope="col">{t('toHandOver')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CutOffRow key={`${row.delivery} ${row.at ?? ''}`} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function CutOffRow({ row }: { readonly row: CutOff }) {
  const t = usePhrases('controlRoom');
  const moment = useMoment();
  const { at, carrier, delivery, isMissed, toHandOver, toPack, toPick } = row;
  const until = at === null ? t('noPromise') : moment(at);
  return (
    <tr className={isMissed ? 'is-late' : undefined}>
      <th scope="row">
        {delivery}
        {carrier !== null && <small> {carrier}</small>}
      </th>
      <td>{isMissed ? t('missed', { moment: until }) : until}</td>
      <Count orders={toPick} to={screenOf.waiting} label={t('toPick')} />
      <Count orders={toPack} to={screenOf.to_pack} label={t('toPack')} />
      <Count orders={toHandOver} to={screenOf.packed} label={t('toHandOver')} />
    </tr>
  );
}

interface CountProps {
  readonly orders: number;
  readonly to: string;
  readonly label: string;
}

const Count = ({ orders, to, label }: CountProps) => (
  <td className="number">
    {orders === 0 ? (
      0
    ) : (
      <Link to={to} aria-label={`${label}: ${String(orders)}`}>
        {orders}
      </Link>
    )}
  </td>
);
