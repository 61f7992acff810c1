import type { DeviceConditions } from '#core/buyback/appraisal.ts';
import type {
  ExplainedAnswer,
  PriceExplanation as Explanation,
} from '#core/buyback/explain-price.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { GradeBadge } from '../../ui/grade-badge.tsx';

interface PriceExplanationProps {
  readonly explanation: Explanation;
  readonly conditions: DeviceConditions;
}

/** Every part of a price in words: the grade and what decided it, each correction, the minimum. */
export function PriceExplanation({ explanation, conditions }: PriceExplanationProps) {
  const t = useText('questionnaire');
  const money = useMoney();
  const { grade, decidedBy, basePrice, corrections, minimumApplied, minimalBuyoutPrice } =
    explanation;
  const minimum = { price: money(minimalBuyoutPrice) };
  return (
    <div className="explanation">
      <GradeBadge grade={grade} />
      <p className="small soft">{t('decidedBy', answerText(conditions, decidedBy))}</p>
      <dl className="explanation-rows numbers">
        <div>
          <dt>{t('baseGrade', { grade })}</dt>
          <dd>{money(basePrice)}</dd>
        </div>
        {corrections.map((correction) => {
          const { question, answer } = answerText(conditions, correction);
          return (
            <div key={correction.conditionId}>
              <dt>
                {question} <span className="soft">{answer}</span>
              </dt>
              <dd>{signed(correction.amount, money)}</dd>
            </div>
          );
        })}
      </dl>
      <p className="small soft">{t(minimumApplied ? 'minimumApplied' : 'minimum', minimum)}</p>
    </div>
  );
}

const signed = (amount: number, money: (amount: number) => string): string =>
  `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`;

function answerText(conditions: DeviceConditions, { conditionId, choiceValue }: ExplainedAnswer) {
  const condition = conditions[conditionId];
  const choice = condition?.choices.find(({ value }) => value === choiceValue);
  return { question: condition?.name ?? '', answer: choice?.label ?? '' };
}
