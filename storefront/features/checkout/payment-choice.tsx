import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import { useMoney } from '../../lib/shop.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SandboxBadge } from '../../ui/sandbox-badge.tsx';
import type { Checkout, Choice } from '../../lib/checkout-query.ts';
import type { Payment } from './checkout-queries.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { exclusionOf, type MissingChoice } from './missing-choice.ts';

interface PaymentChoiceProps {
  readonly checkout: Checkout;
  readonly missing: MissingChoice | null;
  readonly onChoose: (choice: Choice) => void;
}

/** Ways to pay; one that does not go with the cart or its delivery says why. */
export function PaymentChoice({ checkout, missing, onChoose }: PaymentChoiceProps) {
  const t = useText('checkout');
  const money = useMoney();
  const { chosen, excluded, payments, needsPayment } = checkout;
  if (!needsPayment) {
    return (
      <Notice type="success" title={t('nothingToPayTitle')} announced={false}>
        <p>{t('nothingToPay')}</p>
      </Notice>
    );
  }
  const reason = ({ code, isAvailable, message }: Payment) =>
    isAvailable ? exclusionOf(excluded, chosen.delivery, code) : (message ?? t('notAvailable'));
  const choosePayment = (code: string) => {
    const kind = payments.find((payment) => payment.code === code)?.kind;
    if (kind === 'installments' || kind === 'leasing') {
      track({ name: 'reservation', step: 'select installment', subject: code });
    }
    onChoose({ payment: code });
  };
  return (
    <ChoiceGroup
      legend={t('paymentTitle')}
      error={missing === 'payment' ? t('choosePayment') : null}
    >
      {(describedBy) => (
        <ChoiceList
          name="payment"
          value={chosen.payment}
          describedBy={describedBy}
          onChange={choosePayment}
          choices={payments.map((payment) => ({
            value: payment.code,
            label: (
              <>
                {payment.name} {payment.isSandbox && <SandboxBadge text={t('sandbox')} />}
              </>
            ),
            text: payment.text,
            // A loan is not free because its choice is.
            aside: payment.fee > 0 ? money(payment.fee) : undefined,
            reason: reason(payment),
          }))}
        />
      )}
    </ChoiceGroup>
  );
}
