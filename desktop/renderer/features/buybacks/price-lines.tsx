import { explainPrice } from '#core/buyback/explain-price.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { labelOf } from './answer-table.tsx';
import type { DeskFile } from './desk-file.ts';

/** How the price came about: the grade's row, each correction, the minimum. */
export function PriceLines({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const { market } = useConfig();
  const { appraisal } = file;
  const explained = explainPrice(appraisal, file.inspection?.answers ?? file.answers);
  if (!explained.ok) return null;
  const { grade, basePrice, corrections, minimumApplied, price } = explained.value;
  const lines = [
    { label: t('basePrice', { grade, version: appraisal.version }), amount: basePrice },
    ...corrections.flatMap(({ conditionId, choiceValue, amount }) => {
      const condition = appraisal.deviceConditions[conditionId];
      if (!condition) return [];
      return [{ label: `${condition.name}: ${labelOf(condition, choiceValue)}`, amount }];
    }),
  ];
  return (
    <details className="buyback-lines">
      <summary>{t('priceOf')}</summary>
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount, market)}</dd>
          </div>
        ))}
        <div className="buyback-total">
          <dt>{minimumApplied ? t('minimum') : t('result')}</dt>
          <dd>{formatMoney(price, market)}</dd>
        </div>
      </dl>
    </details>
  );
}
