import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { nextRetryMs, retryDelayMs } from '#core/resilience/retry.ts';
import { asApiError, statusOf } from '#ui/api-error.ts';
import { showCartCount } from '../../lib/cart-badge.ts';
import { cartQuery } from '../../lib/cart-query.ts';
import { track } from '../../lib/data-layer.ts';
import { ownPaymentPage } from '../../lib/go-on-paying.ts';
import { rememberNotice } from '../../lib/order-notice.ts';
import { rememberOrder } from '../../lib/order-of-tab.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { saleFailureOf, type SaleTrouble } from '../../lib/sale-trouble.ts';
import { useShop } from '../../lib/shop.tsx';
import { endCheckout } from './checkout-begun.ts';
import { checkoutQuery } from '../../lib/checkout-query.ts';
import type { Summary } from './checkout-queries.ts';
import { readConflict, type Conflict } from './conflict.ts';
import { draftQuery } from './details-draft.ts';
import { forgetDetails, keepRefusals } from './details-memory.ts';
import type { Details } from './details-fields.ts';
import { orderBody, type OrderBody } from './order-body.ts';
import type { Leaving } from './secure-choice.tsx';
import { sortOrderRefusal } from './order-refusal.ts';

type Placed = Reply<Endpoints['order-finish']>;

/** Places the order, once: the token makes every repeat of the same request answer with it. */
export function useFinish(summary: Summary, details: Details, leaving: Leaving) {
  const [agreed, setAgreed] = useState(false);
  const [consentError, setConsentError] = useState(false);
  const [isPlaced, setIsPlaced] = useState(false);
  const sending = useRef(false);
  const { placeOrder, ...call } = usePlaceOrder(() => setIsPlaced(true));
  const finish = () => {
    if (sending.current || isPlaced) return;
    setConsentError(!agreed);
    if (!agreed) {
      document.getElementById('checkout-consent')?.focus();
      return;
    }
    sending.current = true;
    const isOnCredit = summary.cart.cartPackagesItems.some(({ installment }) => installment);
    if (isOnCredit) track({ name: 'reservation', step: 'confirm installment' });
    const how = { securesByCard: leaving === 'card', exchangesAtDoor: leaving === 'courier' };
    placeOrder({ ...orderBody(summary, details), ...how }, () => (sending.current = false));
  };
  return {
    agreed,
    setAgreed,
    consentError,
    finish,
    ...call,
    isSending: call.isPending || isPlaced,
  };
}

function usePlaceOrder(onPlaced: () => void) {
  const { client } = useShop();
  const goOn = useGoOn();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [trouble, setTrouble] = useState<SaleTrouble | null>(null);
  const refuse = useRefusal(setTrouble);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: OrderBody) => client.post('order-finish', { body }),
    // Personal data are in it.
    gcTime: 0,
    // A lost answer may be that of a placed order, which the token finds again.
    retry: (retriesMade, error) =>
      nextRetryMs({
        retriesMade,
        status: statusOf(error),
        method: 'POST',
        hasIdempotencyKey: true,
      }) !== null,
    retryDelay: retryDelayMs,
    onSuccess: (placed, { typePayment }) => {
      onPlaced();
      track({ name: 'reservation', step: 'completed reservation', subject: typePayment ?? '' });
      goOn(placed);
    },
    onError: (error) => {
      track({ name: 'reservation', step: 'fail' });
      if (statusOf(error) === 409) setConflict(readConflict(asApiError(error)?.body));
      else refuse(error);
    },
  });
  const placeOrder = (body: OrderBody, onSettled: () => void) => {
    setConflict(null);
    setTrouble(null);
    mutate(body, { onSettled });
  };
  return { placeOrder, isPending, conflict, trouble, acceptConflict: () => setConflict(null) };
}

/** A refused field leads back to where it is typed; anything else is said here. */
function useRefusal(setTrouble: (trouble: SaleTrouble) => void) {
  const { market } = useShop();
  const navigate = useNavigate();
  return (error: unknown) => {
    const failure = saleFailureOf(error);
    if (failure.kind === 'price_changed') setTrouble({ kind: 'failed' });
    else if (failure.kind !== 'refused') setTrouble(failure);
    else {
      const { fields, form } = sortOrderRefusal(failure.body);
      if (Object.keys(fields).length > 0) {
        keepRefusals(fields);
        void navigate(salePaths(market).details);
      } else setTrouble(form.length > 0 ? { kind: 'refused', messages: form } : { kind: 'failed' });
    }
  };
}

/** Leads on to the payment, or to the thanks where nothing is to be done. */
function useGoOn() {
  const { client, market } = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return ({ orderNumber, statusUrl, payment, notice }: Placed) => {
    // `/objednavka/<code>/dekujeme`, as salePaths writes it.
    const orderCode = decodeURIComponent(statusUrl.split('/')[2] ?? '');
    rememberOrder(tabStorage(), orderNumber, orderCode);
    if (notice !== null) rememberNotice(queryClient, statusUrl, notice);
    const own = ownPaymentPage(payment, market);
    // Whoever comes back from a gateway by the browser's button finds the order and no form of it.
    void navigate(own ?? statusUrl, { replace: true });
    const gateway = own === null ? (payment?.redirectUrl ?? null) : null;
    if (gateway !== null) location.assign(gateway);
    // With nothing to be paid on a page it has succeeded already.
    else if (own === null) {
      track({ name: 'reservation', step: 'success', subject: payment?.kind ?? '' });
    }
    forgetDetails();
    endCheckout();
    // The cart is empty now, and what was read of it is no longer true.
    showCartCount(0);
    queryClient.removeQueries({ queryKey: checkoutQuery(client).queryKey });
    queryClient.removeQueries({ queryKey: draftQuery(client).queryKey });
    void queryClient.invalidateQueries({ queryKey: cartQuery(client).queryKey, exact: true });
  };
}
