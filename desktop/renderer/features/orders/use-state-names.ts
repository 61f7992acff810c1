import { useMemo } from 'react';
import { orderStatuses } from '#core/orders/order-status.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';

const payments = ['none', 'waiting', 'paid', 'mismatch', 'partly_refunded', 'refunded'] as const;

/** States of orders and payments in words; one that is not known yet is shown as it is. */
export function useStateNames() {
  const order = usePhrases('orderStatusTexts');
  const payment = usePhrases('paymentStatusTexts');
  return useMemo(
    () => ({
      status(name: string): string {
        const known = orderStatuses.find((one) => one === name);
        return known ? order(known) : name;
      },
      payment(name: string): string {
        const known = payments.find((one) => one === name);
        return known ? payment(known) : name;
      },
    }),
    [order, payment],
  );
}
