import type { OrderStatus } from '#core/orders/order-status.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { secret } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { proposedMove } from '../../lib/proposed-move.ts';
import { queries } from '../../lib/queries.ts';
import { askSupervisor } from '../../lib/supervisor.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import type { StaffOrder } from './staff-order.ts';
import { useStateNames } from './use-state-names.ts';

/** What was handed over is cancelled by two people (DECISIONS "Accounts and roles"). */
const needsSecond = ({ status }: StaffOrder, to: OrderStatus): boolean =>
  status === 'handed_over' && to === 'cancelled';

/** Moves the order on, or calls it off, with a reason for the record. */
export function MoveOrder({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const names = useStateNames();
  const proposed = proposedMove(order.moves);
  const { form, submit, field, isSending, fill } = useOfficeForm({
    fields: ['to', 'reason'],
    initial: { to: proposed },
    rules: { to: secret },
    send: async ({ to: chosen, reason }) => {
      const to = order.moves.find((move) => move === chosen);
      if (to === undefined) return null;
      const { id, version } = order;
      const isForTwo = needsSecond(order, to);
      const approval = isForTwo
        ? await askSupervisor('cancel_handed_over', `order:${String(id)}`)
        : null;
      if (isForTwo && approval === null) return null;
      try {
        const body = { version, to, reason, approval };
        return await client.post('admin-order-move', { params: { id }, body });
      } finally {
        void queries.invalidateQueries({ queryKey: ['admin-order'] });
      }
    },
    onSent: (row) => {
      if (row === null) return;
      fill('reason', '');
      notify('success', t('moved', { status: names.status(row.status) }));
    },
  });
  if (order.moves.length === 0) return null;
  return (
    <form ref={form} className="order-move" noValidate onSubmit={submit}>
      <SelectField label={t('moveTo')} {...field('to')}>
        {proposed === '' && <option value="">{t('chooseMove')}</option>}
        {order.moves.map((move) => (
          <option key={move} value={move}>
            {names.status(move)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('moveReason')} maxLength={500} {...field('reason')} />
      <Button type="submit" kind="primary" busy={isSending}>
        {t('move')}
      </Button>
    </form>
  );
}
