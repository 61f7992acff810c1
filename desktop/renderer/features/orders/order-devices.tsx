import { Link } from 'react-router';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import type { StaffOrder } from './staff-order.ts';

/** Devices that pay a part of the order, each with what was promised for it and what it pays now. */
export function OrderDevices({ devices }: Pick<StaffOrder, 'devices'>) {
  const t = usePhrases('sales');
  const status = usePhrases('buybacks');
  const { market } = useConfig();
  if (devices.length === 0) return null;
  return (
    <section>
      <h3>{t('devices')}</h3>
      <ul className="order-lines">
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              <Link to={`/buybacks/${String(device.id)}`}>{device.name}</Link>{' '}
              <span className="soft">{status(`status_${device.status}`)}</span>
            </span>
            <span className="soft">
              {t('devicePromised', { promised: formatMoney(device.promised, market) })}
            </span>
            <span className="amount">
              {device.isReleased
                ? t('deviceReleased')
                : t('devicePays', { price: formatMoney(device.price, market) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
