import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import type { Order } from './order-query.ts';

/** The old device that whoever brings the goods takes: what its customer has to do, and what is left to pay after it. */
export function DoorExchange({ order: { exchange } }: { readonly order: Order }) {
  const t = useText('order');
  const day = useDay();
  const money = useMoney();
  if (exchange === null) return null;
  const { state, toPay, until } = exchange;
  const last = until === null ? '' : day(`${until}T12:00:00Z`);
  const said = toPay === null ? state : 'toPay';
  if (said === 'settled' || said === 'ended') return null;
  return (
    <Card className="stack">
      <h2>{t(`exchange_${said}`, { amount: money(toPay ?? 0) })}</h2>
      <p>{t(`exchange_${said}Text`, { day: last })}</p>
    </Card>
  );
}
