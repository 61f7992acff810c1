import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import { useClient, useMoney, useShop } from '../../lib/shop.tsx';
import { typedAmount } from '../../lib/span-form.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PlanCard } from './plan-card.tsx';

interface Question {
  readonly price: number;
  readonly downPayment: number;
}

/** What the calculator begins with: the price of a usual phone. */
const usualPrice = { cz: 14_990, ro: 2_990 };
const mostPrice = 10_000_000;

/** Price of the field as an amount; null where it cannot be one. */
function amountOf(form: FormData, name: string): number | null {
  const typed = form.get(name);
  const text = typeof typed === 'string' ? typed.trim() : '';
  return text === '' ? 0 : typedAmount(text);
}

/** Plans for a price that somebody types. */
export function Calculator() {
  const t = useText('installments');
  const { market } = useShop();
  const [question, setQuestion] = useState<Question>({ price: usualPrice[market], downPayment: 0 });
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [price, downPayment] = [amountOf(form, 'price'), amountOf(form, 'downPayment')];
    const isPrice = price !== null && price > 0 && price <= mostPrice;
    if (!isPrice || downPayment === null || downPayment > mostPrice) {
      setWrong(isPrice ? 'downPayment' : 'price');
      return;
    }
    setWrong(null);
    track({ name: 'installment' });
    setQuestion({ price, downPayment });
  };
  return (
    <div className="stack-wide">
      <form className="plan-form" noValidate method="post" onSubmit={submit}>
        <h2>{t('calculator')}</h2>
        <div className="plan-inputs">
          {(['price', 'downPayment'] as const).map((name) => (
            <TextField
              key={name}
              label={t(name)}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={question[name]}
              error={wrong === name ? t('wrongAmount') : undefined}
            />
          ))}
        </div>
        <div>
          <Button type="submit">{t('calculate')}</Button>
        </div>
      </form>
      <Plans {...question} />
    </div>
  );
}

function Plans({ price, downPayment }: Question) {
  const t = useText('installments');
  const money = useMoney();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['installments', price, downPayment],
    queryFn: ({ signal }) =>
      client.get('installment-calculator', { query: { price, downPayment } }, { signal }),
    placeholderData: (shown) => shown,
  });
  if (!data) {
    return isError ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton />
    );
  }
  return (
    <div className="stack" aria-live="polite">
      <h2>{t('plans', { price: money(price) })}</h2>
      {data.plans.length === 0 && <p>{t('none')}</p>}
      <div className="plans">
        {data.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
    </div>
  );
}
