import { planInstallments } from '#core/installments/installment-plan.ts';
import { representativeLoan } from '#core/installments/representative-loan.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What a month would cost; with the whole cost one press away. Nothing for what is too cheap. */
export function InstallmentTeaser({ price }: { readonly price: number }) {
  const t = useText('product');
  const money = useMoney();
  const { market, language } = useShop();
  const plan = planInstallments(price, 0, representativeLoan[market]);
  if (!plan.ok) return null;
  const { installment, lastInstallment, total, months, rpsnHundredths } = plan.value;
  const rpsn = (rpsnHundredths / 100).toLocaleString(language, { minimumFractionDigits: 2 });
  return (
    <details className="installments">
      <summary>
        <Icon name="money" size={20} />
        <span>
          {t('installments', { price: money(installment) })}
          <span className="installments-more small">{t('installmentsMore', { months, rpsn })}</span>
        </span>
        <Icon name="chevron" size={18} />
      </summary>
      <p className="small soft">
        {t('installmentsText', {
          months,
          last: money(lastInstallment),
          total: money(total),
          rpsn,
        })}
      </p>
    </details>
  );
}
