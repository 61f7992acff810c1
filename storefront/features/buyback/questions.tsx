import type { DeviceConditions } from '#core/buyback/appraisal.ts';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { useText } from '../../i18n/text.ts';
import type { Offer } from './offer.ts';
import { Question } from './question.tsx';

interface QuestionsProps {
  readonly conditions: DeviceConditions;
  readonly offer: Offer;
  readonly deviceKind: DeviceKind;
  /** Id of the question that was missed. */
  readonly missed: string | null;
  readonly onAnswer: (conditionId: string, value: string) => void;
}

export function Questions({ conditions, offer, deviceKind, missed, onAnswer }: QuestionsProps) {
  const t = useText('questionnaire');
  const { total, missing } = offer;
  const answered = total - missing.length;
  return (
    <section className="stack-wide" aria-labelledby="questions">
      <div className="stack">
        <h2 id="questions">{t('heading')}</h2>
        <p className="soft measure">{t('intro')}</p>
        <div className="progress">
          <progress max={total} value={answered} aria-labelledby="progress" />
          <p className="small" id="progress">
            {t('progress', { answered, total })}
          </p>
        </div>
      </div>
      {Object.entries(conditions).map(([id, condition]) => (
        <Question
          key={id}
          id={id}
          condition={condition}
          deviceKind={deviceKind}
          missed={missed === id && condition.value === null}
          onAnswer={(value) => onAnswer(id, value)}
        />
      ))}
    </section>
  );
}
