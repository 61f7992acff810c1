import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { orderQuery, type Order } from './order-query.ts';
import { PayTrouble } from './pay-order.tsx';

/** The card that secures what a device is to pay: it can be held, is held, was taken or let go. */
export function CardHold({ order }: { readonly order: Order }) {
  const t = useText('order');
  const day = useDay();
  const money = useMoney();
  const { hold } = order;
  if (hold === null) return null;
  const { state, until, canRenew, isGone } = hold;
  const amount = money(hold.amount);
  const last = until === null ? '' : day(`${until}T12:00:00Z`);
  const mayHold = state === 'offered' || canRenew;
  return (
    <Card className="stack">
      <h2>{t(`hold_${state}`, { amount })}</h2>
      <p>{t(`hold_${state}Text`, { amount, day: last })}</p>
      {state === 'held' && <p>{t(isGone ? 'holdGone' : 'holdHere', { amount, day: last })}</p>}
      {mayHold && <HoldButton order={order} label={t(canRenew ? 'holdRenew' : 'holdStart')} />}
    </Card>
  );
}

interface HoldButtonProps {
  readonly order: Order;
  readonly label: string;
}

function HoldButton({ order: { code }, label }: HoldButtonProps) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => client.post('order-hold', { params: { code } }),
    onSuccess: ({ redirectUrl }) => {
      if (redirectUrl !== null) location.assign(redirectUrl);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQuery(client, code).queryKey }),
  });
  return (
    <>
      {error && <PayTrouble error={error} />}
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          {label}
        </Button>
      </div>
    </>
  );
}
