import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { minutesUntil, readAnew, type Reservation } from './reservations.ts';

type Move = 'ready' | 'collected' | 'cancelled';

interface CardProps {
  readonly reservation: Reservation;
  readonly onMoved?: () => void;
}

/** One piece for one customer: what it is, how long there is time, and what becomes of it. */
export function ReservationCard({ reservation, onMoved }: CardProps) {
  const t = usePhrases('reservations');
  const { customer, detail, id, product, status, store, version } = reservation;
  const [asked, setAsked] = useState<'collected' | 'cancelled' | null>(null);
  const move = useMutation({
    mutationFn: (to: Move) =>
      client.post('admin-reservation-move', { params: { id }, body: { status: to, version } }),
    onSettled: () => {
      setAsked(null);
      onMoved?.();
      return readAnew();
    },
  });
  const name = customer?.name ?? '';
  return (
    <li>
      <Due reservation={reservation} />
      <span className="reservation-thing">
        <strong>{product}</strong>
        <span>{[detail, store.name].filter((text) => text !== '').join(' · ')}</span>
        <span>{name}</span>
      </span>
      <span className="pick-acts">
        {status === 'preparing' && (
          <Button kind="primary" busy={move.isPending} onClick={() => move.mutate('ready')}>
            {t('prepared')}
          </Button>
        )}
        <Button
          kind={status === 'ready' ? 'primary' : 'secondary'}
          onClick={() => setAsked('collected')}
        >
          {t('collect')}
        </Button>
        <Button onClick={() => setAsked('cancelled')}>{t('cancel')}</Button>
      </span>
      {asked && (
        <ConfirmDialog
          title={t(`${asked}Title`, { product })}
          lead={t(`${asked}Lead`, { name })}
          confirm={t(asked === 'collected' ? 'collect' : 'cancel')}
          isDangerous={asked === 'cancelled'}
          busy={move.isPending}
          onConfirm={() => move.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  );
}

const tickMs = 15_000;

/** Minutes of the promise that are left; a piece that waits shows until when. */
function Due({
  reservation: { status, readyAt, expiresAt },
}: {
  readonly reservation: Reservation;
}) {
  const t = usePhrases('reservations');
  const moment = useMoment();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(tick);
  }, []);
  if (status !== 'preparing') {
    return <span className="reservation-due">{t('until', { moment: moment(expiresAt) })}</span>;
  }
  const minutes = minutesUntil(readyAt, now);
  const tone = minutes < 0 ? 'is-late' : minutes <= 10 ? 'is-soon' : '';
  return (
    <strong className={`reservation-due ${tone}`}>
      {minutes < 0 ? t('late', { minutes: -minutes }) : t('left', { minutes })}
    </strong>
  );
}
