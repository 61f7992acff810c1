import { useText } from '../../i18n/text.ts';
import { useMoment } from '../../lib/moment.ts';
import { Card } from '../../ui/card.tsx';
import type { Order } from './order-query.ts';

/** What happened to the order so far, the newest first. */
export function OrderHistory({ order: { history } }: { readonly order: Pick<Order, 'history'> }) {
  const t = useText('order');
  const moment = useMoment();
  return (
    <Card className="stack">
      <h2>{t('historyTitle')}</h2>
      <ol className="order-history">
        {history.toReversed().map(({ text, at }, index) => (
          <li key={at + text} aria-current={index === 0 ? 'step' : undefined}>
            <strong>{text}</strong>
            <time className="soft numbers small" dateTime={at}>
              {t('moment', moment(new Date(at)))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
