import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { PlanCard } from './plan-card.tsx';

/** The best plans for what lies in the cart; nothing where it is empty or too cheap. */
export function BestPlans() {
  const t = useText('installments');
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['cart', 'best-installments'],
    queryFn: ({ signal }) => client.get('cart-installments-best', {}, { signal }),
    refetchOnMount: 'always',
    // The cart may be empty, and the calculator works without it.
    retry: false,
  });
  if (!data) return null;
  const best = [
    { title: t('lowestTotal'), plan: data.lowestTotal },
    { title: t('lowestInstallment'), plan: data.lowestInstallment },
    { title: t('interestFree'), plan: data.interestFree },
  ];
  if (best.every(({ plan }) => plan === null)) return null;
  return (
    <div className="stack">
      <h2>{t('inCart')}</h2>
      <div className="plans">
        {best.map(({ title, plan }) => plan && <PlanCard key={title} title={title} plan={plan} />)}
      </div>
    </div>
  );
}
