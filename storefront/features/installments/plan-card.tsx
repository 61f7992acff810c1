import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';

export type Plan = Reply<Endpoints['installment-calculator']>['plans'][number];

interface PlanCardProps {
  readonly plan: Plan;
  /** What it is the best at. */
  readonly title?: string;
}

/** One plan with the whole of its cost: nothing about a loan is small print. */
export function PlanCard({ plan, title }: PlanCardProps) {
  const t = useText('installments');
  const money = useMoney();
  const { language } = useShop();
  const rpsn = (plan.rpsnHundredths / 100).toLocaleString(language, { minimumFractionDigits: 2 });
  const facts = [
    plan.downPayment > 0 ? t('down', { amount: money(plan.downPayment) }) : null,
    plan.lastInstallment === plan.installment
      ? null
      : t('last', { amount: money(plan.lastInstallment) }),
    t('total', { amount: money(plan.total + plan.downPayment) }),
    t('rpsn', { rpsn }),
    t(plan.installmentArrangeType === 'on-store' ? 'onStore' : 'online'),
  ].filter((fact) => fact !== null);
  return (
    <Card className="stack plan">
      <div>
        {title !== undefined && <p className="soft small">{title}</p>}
        <h3>{plan.name}</h3>
        <p className="soft small">
          {plan.company}
          {plan.kind === 'leasing' && `, ${t('leasing')}`}
        </p>
      </div>
      <p className="price price-medium">
        {t('monthly', { months: plan.months, amount: money(plan.installment) })}
      </p>
      <p className="small">{facts.join(' · ')}</p>
    </Card>
  );
}
