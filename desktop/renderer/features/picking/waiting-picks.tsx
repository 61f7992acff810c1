import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import type { PickQueue } from './picking.ts';
import '../../ui/plain-table.css';

interface WaitingPicksProps {
  readonly picks: PickQueue['waiting'];
  readonly onStart: (pickId: number) => void;
}

/** Orders in the order in which they are worked off; what is late is told in words beside its colour. */
export function WaitingPicks({ picks, onStart }: WaitingPicksProps) {
  const t = usePhrases('picking');
  const moment = useMoment();
  const isSupervisor = usePermission('warehouse.manage');
  return (
    <table className="plain-table">
      <caption className="visually-hidden">{t('waiting')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order')}</th>
          <th scope="col">{t('pieces')}</th>
          <th scope="col">{t('placed')}</th>
          <th scope="col">{t('promised')}</th>
          <th scope="col">{t('state')}</th>
          {isSupervisor && <th scope="col">{t('act')}</th>}
        </tr>
      </thead>
      <tbody>
        {picks.map((pick) => (
          <tr key={pick.pickId} className={pick.isOverdue ? 'is-late' : undefined}>
            <th scope="row">{pick.orderNumber}</th>
            <td className="number">{pick.pieces}</td>
            <td>{moment(pick.placedAt)}</td>
            <td>{pick.promisedAt === null ? t('noPromise') : moment(pick.promisedAt)}</td>
            <td>{stateOf(pick, t)}</td>
            {isSupervisor && (
              <td>
                <Button onClick={() => onStart(pick.pickId)}>{t('startThis')}</Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Say = ReturnType<typeof usePhrases<'picking'>>;

function stateOf(pick: PickQueue['waiting'][number], t: Say): string {
  if (pick.waitsForSupervisor) return t('forSupervisor');
  if (pick.isOverdue) return t('late');
  return pick.skips > 0 ? t('skipped', { count: pick.skips }) : t('inTime');
}
