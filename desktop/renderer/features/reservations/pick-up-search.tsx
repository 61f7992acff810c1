import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { statusOf } from '#ui/api-error.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { OrderCard } from './order-card.tsx';
import { findPickUp, type FoundPickUp } from './order-pick-ups.ts';
import { ReservationCard } from './reservation-card.tsx';

/** A customer at the counter: their code, scanned or typed, shows what waits for them and what it costs. */
export function PickUpSearch() {
  const t = usePhrases('reservations');
  const [text, setText] = useState('');
  const find = useMutation({
    meta: { silent: true },
    mutationFn: findPickUp,
    onSuccess: () => {
      playTone('good');
      setText('');
    },
    onError: () => playTone('wrong'),
  });
  useScanner((scanned) => find.mutate(scanned));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '') find.mutate(text);
  };
  const told = statusOf(find.error) === 404 ? t('unknownCode') : failureOf(find.error).text;
  return (
    <section aria-label={t('code')}>
      <form className="pick-up-search" onSubmit={send}>
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          error={find.isError ? told : undefined}
          value={text}
          maxLength={32}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={find.isPending}>
          {t('find')}
        </Button>
      </form>
      {find.data && <Found found={find.data} onClose={() => find.reset()} />}
    </section>
  );
}

interface FoundProps {
  readonly found: FoundPickUp;
  readonly onClose: () => void;
}

function Found({ found, onClose }: FoundProps) {
  const t = usePhrases('reservations');
  const { market } = useConfig();
  const price = 'order' in found ? found.order.toPay : found.reservation.price;
  return (
    <div className="pick-up-found" role="status">
      <h2>{t('foundTitle', { price: formatMoney(price, market) })}</h2>
      <ul>
        {'order' in found ? (
          <OrderCard key={found.order.id} order={found.order} code={found.code} onMoved={onClose} />
        ) : (
          <ReservationCard
            key={found.reservation.id}
            reservation={found.reservation}
            onMoved={onClose}
          />
        )}
      </ul>
      <Button onClick={onClose}>{t('hide')}</Button>
    </div>
  );
}
