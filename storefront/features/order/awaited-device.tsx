import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { Card } from '../../ui/card.tsx';
import type { Order } from './order-query.ts';

/** What the goods still wait for, where a device pays a part of them. */
export function AwaitedDevice({ order: { device, due } }: { readonly order: Order }) {
  const t = useText('order');
  const day = useDay();
  if (device === null) return null;
  return (
    <Card className="stack">
      <h2>{t('deviceTitle')}</h2>
      <p>
        {device.until === null
          ? t('deviceHere')
          : t('deviceText', { day: day(`${device.until}T12:00:00Z`) })}
      </p>
      {due > 0 && <p>{t('devicePay')}</p>}
    </Card>
  );
}
