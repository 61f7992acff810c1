import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PlanText } from './plan-text.tsx';

interface DownPaymentProps {
  /** Price of the package, whole units. */
  readonly price: number;
  readonly packageId: number;
}

/** What the plans would be when a part is paid at once; what was typed is read without its spaces. */
export function DownPayment({ price, packageId }: DownPaymentProps) {
  const t = useText('cart');
  const money = useMoney();
  const client = useClient();
  const [typed, setTyped] = useState('');
  const digits = typed.replace(/[\s.]/g, '');
  const downPayment = /^\d{1,8}$/.test(digits) ? Number(digits) : null;
  const isTooMuch = downPayment !== null && downPayment >= price;
  const isMalformed = digits !== '' && downPayment === null;
  const isAsked = downPayment !== null && downPayment > 0 && !isTooMuch;
  const { data } = useQuery({
    queryKey: ['installment-calculator', price, downPayment],
    queryFn: ({ signal }) =>
      client.get(
        'installment-calculator',
        { query: { price, downPayment: downPayment ?? 0 } },
        { signal },
      ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="stack down-payment">
      <TextField
        id={`down-payment-${String(packageId)}`}
        label={t('downPayment')}
        help={t('downPaymentHelp', { price: money(price) })}
        error={isTooMuch ? t('downPaymentTooMuch') : isMalformed ? t('notAnAmount') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div role="status">
        {isAsked && data && (
          <ul className="stack">
            {data.plans.map((plan) => (
              <li key={plan.id}>
                {plan.name}
                <PlanText plan={plan} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
