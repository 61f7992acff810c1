import { grades } from '#core/buyback/grade.ts';
import { useText } from '../../i18n/text.ts';
import { ConditionExplanation } from '../../ui/condition.tsx';

/** Every condition and every grade in plain words, whatever is on sale just now. */
export function GradeGuide() {
  const t = useText('product');
  return (
    <details className="grade-guide">
      <summary>{t('grades')}</summary>
      <p className="small soft">{t('gradesLead')}</p>
      <ul className="grade-guide-list">
        {(['new', 'nearly_new'] as const).map((condition) => (
          <li key={condition}>
            <ConditionExplanation condition={condition} grade={null} />
          </li>
        ))}
        {grades.map((grade) => (
          <li key={grade}>
            <ConditionExplanation condition="used" grade={grade} />
          </li>
        ))}
      </ul>
    </details>
  );
}
