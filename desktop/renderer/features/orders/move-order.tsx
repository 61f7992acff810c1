import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { OrderStatus } from '#core/orders/order-status.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { askSupervisor } from '../../lib/supervisor.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import type { StaffOrder } from './staff-order.ts';
import { useStateNames } from './use-state-names.ts';

interface Move {
  readonly to: OrderStatus;
  readonly reason: string;
}

/** What was handed over is cancelled by two people (DECISIONS "Accounts and roles"). */
const needsSecond = ({ status }: StaffOrder, to: OrderStatus): boolean =>
  status === 'handed_over' && to === 'cancelled';

/** Moves the order on, or calls it off, with a reason for the record. */
export function MoveOrder({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const names = useStateNames();
  const [to, setTo] = useState<OrderStatus | null>(null);
  const [reason, setReason] = useState('');
  const chosen = order.moves.find((move) => move === to) ?? order.moves[0];
  const moving = useMutation({
    mutationFn: async (move: Move) => {
      const { id, version } = order;
      const approval = needsSecond(order, move.to)
        ? await askSupervisor('cancel_handed_over', `order:${String(id)}`)
        : null;
      if (needsSecond(order, move.to) && approval === null) return null;
      return client.post('admin-order-move', {
        params: { id },
        body: { version, ...move, approval },
      });
    },
    onSuccess: (row) => {
      if (row === null) return;
      setReason('');
      notify('success', t('moved', { status: names.status(row.status) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
  });
  if (chosen === undefined) return null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!moving.isPending) moving.mutate({ to: chosen, reason });
  };
  return (
    <form className="order-move" onSubmit={send}>
      <SelectField
        label={t('moveTo')}
        value={chosen}
        onChange={({ target }) => setTo(order.moves.find((move) => move === target.value) ?? null)}
      >
        {order.moves.map((move) => (
          <option key={move} value={move}>
            {names.status(move)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('moveReason')}
        value={reason}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" kind="primary" busy={moving.isPending}>
        {t('move')}
      </Button>
    </form>
  );
}
