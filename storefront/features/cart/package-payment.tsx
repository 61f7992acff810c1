import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CartPackage } from './cart-changes.ts';
import { DownPayment } from './down-payment.tsx';
import { plansQuery } from './package-query.ts';
import { PlanChoice } from './plan-choice.tsx';
import './option.css';

/** How this package is paid: at once, or by one of the plans that its price allows. */
export function PackagePayment({ item }: { readonly item: CartPackage }) {
  const t = useText('cart');
  const money = useMoney();
  const { data } = useQuery(plansQuery(useClient()));
  const offered = data?.packages.find(({ packageId }) => packageId === item.id);
  if (!offered || offered.plans.length + offered.notOffered.length === 0) return null;
  const { installment } = item;
  const least = Math.min(...offered.plans.map((plan) => plan.installment));
  const summary =
    installment === null
      ? offered.plans.length > 0
        ? t('installmentsFrom', { price: money(least) })
        : t('installments')
      : t('installmentsChosen', {
          name: installment.name,
          price: money(installment.installment),
          count: installment.months,
        });
  return (
    <details className="fold">
      <summary>
        <Icon name="money" size={20} />
        <span>{summary}</span>
        <Icon name="chevron" size={18} />
      </summary>
      <div className="stack">
        <PlanChoice item={item} plans={offered.plans} />
        {offered.notOffered.map(({ name, message }) => (
          <p className="small soft" key={name}>
            {name}: {message}
          </p>
        ))}
        {offered.plans.length > 0 && <DownPayment price={offered.price} packageId={item.id} />}
        <p className="small soft">{t('planNote')}</p>
      </div>
    </details>
  );
}
