import { useText } from '../../i18n/text.ts';
import { weekdays } from '../../lib/weekdays.ts';
import { Card } from '../../ui/card.tsx';
import { ContactAddress } from '../../ui/contact-address.tsx';
import { Icon } from '../../ui/icon.tsx';
import { doorState, type Center, type LocalTime } from './opening-hours.ts';

interface CenterCardProps {
  readonly center: Center;
  /** Null where the present is not known, as on the server. */
  readonly now: LocalTime | null;
}

export function CenterCard({ center, now }: CenterCardProps) {
  const t = useText('centers');
  const { name, buyout, service } = center;
  return (
    <Card className="center">
      <div className="center-head">
        <h3>{name}</h3>
        {now !== null && <Door center={center} now={now} />}
      </div>
      <ContactAddress place={center} labels={{ phone: t('phone'), email: t('email') }}>
        <p className="soft small">
          {[buyout && t('buyout'), service && t('service')].filter(Boolean).join(' · ')}
        </p>
      </ContactAddress>
      <Hours center={center} now={now} />
    </Card>
  );
}

function Door({ center, now }: { readonly center: Center; readonly now: LocalTime }) {
  const t = useText('centers');
  const door = doorState(center.openingHours, now);
  const open = door.key === 'openUntil';
  return (
    <p className={open ? 'center-door center-open' : 'center-door'}>
      <Icon name={open ? 'check' : 'lock'} size={18} />
      {t(door.key, 'time' in door ? { time: door.time } : {})}
    </p>
  );
}

function Hours({ center, now }: CenterCardProps) {
  const t = useText('centers');
  return (
    <table className="center-hours numbers">
      <caption>{t('hours')}</caption>
      <tbody>
        {weekdays.map((day, index) => {
          const spans = center.openingHours[index] ?? [];
          const isToday = now?.weekday === index;
          return (
            <tr key={day} className={isToday ? 'center-today' : undefined}>
              <th scope="row">
                {t(day)}
                {isToday && ` (${t('today')})`}
              </th>
              <td>
                {spans.length === 0
                  ? t('closed')
                  : spans.map((span) => t('range', span)).join(', ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
