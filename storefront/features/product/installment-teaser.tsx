import { leaseExample, type LoanTerms } from '#core/installments/lease-example.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';

interface InstallmentTeaserProps {
  readonly price: number;
  readonly loans: readonly LoanTerms[];
}

/** What a month would cost; the whole example one press away. Nothing where no program fits. */
export function InstallmentTeaser({ price, loans }: InstallmentTeaserProps) {
  const t = useText('product');
  const money = useMoney();
  const { language } = useShop();
  const example = leaseExample(price, loans);
  if (example === null) return null;
  const { company, downPayment, months } = example;
  const percent = (hundredths: number) =>
    (hundredths / 100).toLocaleString(language, { minimumFractionDigits: 2 });
  const rpsn = percent(example.rpsnHundredths);
  const monthly = money(example.monthly);
  return (
    <details className="installments">
      <summary>
        <Icon name="money" size={20} />
        <span>
          {t('installments', { price: monthly })}
          <span className="installments-more small">{t('installmentsMore', { months, rpsn })}</span>
        </span>
        <Icon name="chevron" size={18} />
      </summary>
      <p className="small soft">
        {downPayment > 0 && `${t('installmentsDown', { price: money(downPayment) })} `}
        {t('installmentsText', {
          months,
          monthly,
          company,
          financed: money(example.financed),
          last: money(example.lastInstallment),
          total: money(example.total),
          rate: percent(example.rateHundredths),
          rpsn,
        })}
      </p>
    </details>
  );
}
