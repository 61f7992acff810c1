import { useMutation } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OrderLink } from './order-link.tsx';
import type { Attempt } from './order-query.ts';
import { PayTrouble } from './pay-order.tsx';
import { TwistoPayment } from './twisto-payment.tsx';
import { WalletPayment } from './wallet-payment.tsx';

interface PaymentWaitsProps {
  readonly attempt: Attempt;
  readonly onChanged: () => void;
}

/** The payment is not over: its button, the way back to the gateway, or some patience. */
export function PaymentWaits({ attempt, onChanged }: PaymentWaitsProps) {
  const t = useText('order');
  const { status, kind, code, message, orderNumber } = attempt;
  if (status === 'created') {
    if (kind === 'google_pay') {
      return <WalletPayment wallet="google-pay" attempt={attempt} onChanged={onChanged} />;
    }
    if (kind === 'apple_pay') {
      return <WalletPayment wallet="apple-pay" attempt={attempt} onChanged={onChanged} />;
    }
    if (kind === 'twisto') return <TwistoPayment attempt={attempt} onChanged={onChanged} />;
  }
  return (
    <>
      <Notice type="info" title={t(attempt.purpose === 'hold' ? 'holdPending' : 'paymentPending')}>
        <p>{message ?? t('paymentPendingText')}</p>
      </Notice>
      {status === 'created' && <Reopen code={code} />}
      <OrderLink number={orderNumber} />
    </>
  );
}

/** Whoever closed the gateway's page gets it back. */
function Reopen({ code }: { readonly code: string }) {
  const t = useText('order');
  const client = useClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => client.post('payment-card-pay', { body: { code } }),
    onSuccess: ({ redirectUrl }) => location.assign(redirectUrl),
  });
  return (
    <>
      {error && <PayTrouble error={error} />}
      <div>
        <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
          {t('reopenGateway')}
        </Button>
      </div>
    </>
  );
}
