import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import { textsIn } from '#ui/form-refusal.ts';
import { ownPaymentPage } from '../../lib/go-on-paying.ts';
import { saleFailureOf } from '../../lib/sale-trouble.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { orderQuery, type Order } from './order-query.ts';

/** Pays an unpaid order, in the same or another way. */
export function PayOrder({ order }: { readonly order: Order }) {
  const t = useText('order');
  const money = useMoney();
  const { methods } = order.payment;
  const [chosen, setChosen] = useState<string | null>(null);
  const { pay, error, isPending } = usePay(order);
  const value = chosen ?? methods.find(({ kind }) => kind === order.payment.kind)?.code ?? null;
  return (
    <>
      <fieldset>
        <legend className="visually-hidden">{t('payHow')}</legend>
        <ChoiceList
          name="order-payment"
          value={value}
          onChange={setChosen}
          choices={methods.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </fieldset>
      {error && <PayTrouble error={error} />}
      <div>
        <Button
          busy={isPending}
          disabled={value === null}
          onClick={() => (value === null ? undefined : pay(value))}
        >
          {t('pay', { amount: money(order.toPay ?? order.due) })}
        </Button>
      </div>
    </>
  );
}

function usePay(order: Order) {
  const { client, market } = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { code, payment } = order;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (typePayment: string) =>
      client.post('order-pay', { params: { code }, body: { typePayment } }),
    onSuccess: (start) => {
      if (start.kind === 'bank_transfer' && payment.kind !== start.kind) {
        track({ name: 'reservation', step: 'move to cash payment', subject: start.kind });
      }
      const own = ownPaymentPage(start, market);
      if (own !== null) void navigate(own);
      else if (start.redirectUrl !== null) location.assign(start.redirectUrl);
      else void navigate(salePaths(market).order(code));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQuery(client, code).queryKey }),
  });
  return { pay: mutate, error, isPending };
}

export function PayTrouble({ error }: { readonly error: Error }) {
  const t = useText('order');
  const failure = saleFailureOf(error);
  const said = failure.kind === 'refused' ? textsIn(failure.body) : [];
  return (
    <Notice type="error" title={t('payFailed')}>
      <p>{said[0] ?? t(failure.kind === 'offline' ? 'offlineText' : 'failedText')}</p>
    </Notice>
  );
}
