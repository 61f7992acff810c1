import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { GiveOrder } from './give-order.tsx';
import { readOrdersAnew, type OrderPickUp } from './order-pick-ups.ts';

interface CardProps {
  readonly order: OrderPickUp;
  /** As it was scanned or typed; empty where the order was found another way. */
  readonly code?: string;
  readonly onMoved?: () => void;
}

/** One order for one customer: whose it is, what belongs to it, and what is done next. */
export function OrderCard({ order, code = '', onMoved }: CardProps) {
  const t = usePhrases('reservations');
  const moment = useMoment();
  const { customer, id, lines, number, since, status, store, version } = order;
  const [isGiven, setGiven] = useState(false);
  const arrive = useMutation({
    mutationFn: () =>
      client.post('admin-order-pick-up-arrived', { params: { id }, body: { version } }),
    onSettled: () => {
      onMoved?.();
      return readOrdersAnew();
    },
  });
  return (
    <li>
      <span className="reservation-due">{t('since', { moment: moment(since) })}</span>
      <span className="reservation-thing">
        <strong>{number}</strong>
        <span>{lines.map(wordsOf).join(' · ')}</span>
        <span>{[customer, store.name].filter((text) => text !== '').join(' · ')}</span>
      </span>
      <span className="pick-acts">
        {status === 'packed' ? (
          <Button kind="primary" busy={arrive.isPending} onClick={() => arrive.mutate()}>
            {t('arrived')}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => setGiven(true)}>
            {t('collect')}
          </Button>
        )}
      </span>
      {isGiven && (
        <GiveOrder
          order={order}
          shownCode={code}
          onClose={() => setGiven(false)}
          {...(onMoved && { onDone: onMoved })}
        />
      )}
    </li>
  );
}

const wordsOf = ({ name, detail, quantity }: OrderPickUp['lines'][number]): string =>
  [`${String(quantity)} × ${name}`, detail].filter((text) => text !== '').join(', ');
