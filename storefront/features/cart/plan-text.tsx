import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import './option.css';

export type Plan = Reply<Endpoints['installment-calculator']>['plans'][number];

/** Everything that a plan costs, as the law wants it beside the monthly amount. */
export function PlanText({ plan }: { readonly plan: Plan }) {
  const t = useText('cart');
  const money = useMoney();
  const { language } = useShop();
  const percent = (value: number) =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { company, months, installment, lastInstallment, total, ratePercent } = plan;
  return (
    <span className="plan">
      <strong>{t('monthly', { price: money(installment), count: months })}</strong>
      <span className="small soft">
        {t('planText', {
          company,
          total: money(total),
          rate: percent(ratePercent),
          rpsn: percent(plan.rpsnHundredths / 100),
        })}
        {lastInstallment !== installment && ` ${t('lastOne', { price: money(lastInstallment) })}`}
        {plan.downPayment > 0 && ` ${t('ofDownPayment', { price: money(plan.downPayment) })}`}
      </span>
    </span>
  );
}
