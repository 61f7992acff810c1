import type { DeviceConditions } from '#core/buyback/appraisal.ts';
import { useText } from '../../i18n/text.ts';

/** The answers to read, where they cannot be changed. */
export function AnswerList({ conditions }: { readonly conditions: DeviceConditions }) {
  const t = useText('questionnaire');
  return (
    <section className="stack" aria-labelledby="answers">
      <h2 id="answers">{t('answersTitle')}</h2>
      <dl className="answer-list">
        {Object.entries(conditions).map(([id, { name, value, choices }]) => (
          <div key={id}>
            <dt className="soft">{name}</dt>
            <dd>{choices.find((choice) => choice.value === value)?.label ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
