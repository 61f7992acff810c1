import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { stockMoved } from './stock-moved.ts';

interface MoveFormProps {
  readonly productId: number;
  readonly from: string;
  /** Pieces that lie there, as they were shown. */
  readonly onHand: number;
  readonly onClose: () => void;
}

/** How many go where; the label of the goal is scanned into the field, whose Enter sends it. */
export function MoveForm({ productId, from, onHand, onClose }: MoveFormProps) {
  const t = usePhrases('locations');
  const [quantity, setQuantity] = useState(String(onHand));
  const [to, setTo] = useState('');
  // A repeat of the same act is known by it, whatever the network did.
  const [operationId] = useState(() => crypto.randomUUID());
  const pieces = Number(quantity);
  const isRight = Number.isInteger(pieces) && pieces >= 1 && pieces <= onHand;
  const moving = useMutation({
    mutationFn: () =>
      client.post('warehouse-move', {
        body: { productId, from, to: to.trim(), quantity: pieces, seen: onHand, operationId },
      }),
    meta: { silent: true },
    onSuccess: (done) => {
      notify('success', t('moved', { count: pieces, to: done.to.code }));
      if (done.from.pieces === 0) notify('info', t('leftEmpty', { code: done.from.code }));
      onClose();
      return stockMoved();
    },
    onError: (error) => {
      reportFailure(error);
      return stockMoved();
    },
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRight && to.trim() !== '' && !moving.isPending) moving.mutate();
  };
  return (
    <form className="locations-move" onSubmit={send}>
      <input
        className="field-input locations-count"
        inputMode="numeric"
        aria-label={t('howMany')}
        aria-invalid={!isRight}
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
      />
      <input
        className="field-input"
        aria-label={t('where')}
        placeholder={t('whereHint')}
        autoFocus
        maxLength={60}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button kind="primary" type="submit" busy={moving.isPending}>
        {t('move')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('leaveIt')}
      </Button>
    </form>
  );
}
