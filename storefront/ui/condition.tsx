import { gradeRank, type Grade } from '#core/buyback/grade.ts';
import { useText } from '../i18n/text.ts';
import { GradeBadge } from './grade-badge.tsx';
import './condition.css';

export type ProductCondition = 'new' | 'nearly_new' | 'used';

const conditionKeys = {
  new: { name: 'conditionNew', text: 'conditionNewText' },
  nearly_new: { name: 'conditionNearlyNew', text: 'conditionNearlyNewText' },
  used: { name: 'conditionUsed', text: 'conditionUsedText' },
} as const;

const gradeTexts = [
  'gradeTextAPlus',
  'gradeTextA',
  'gradeTextB',
  'gradeTextC',
  'gradeTextD',
] as const;

interface ConditionProps {
  readonly condition: ProductCondition;
  /** Null for what is not graded. */
  readonly grade: Grade | null;
}

/** Condition and grade in one line: "Použité [A] Výborný". */
export function ConditionLabel({ condition, grade }: ConditionProps) {
  const t = useText('productCard');
  return (
    <span className="condition">
      <span className={`condition-name condition-${condition}`}>
        {t(conditionKeys[condition].name)}
      </span>
      {grade !== null && <GradeBadge grade={grade} />}
    </span>
  );
}

/** What the condition and the grade mean for the one who buys. */
export function ConditionExplanation({ condition, grade }: ConditionProps) {
  const t = useText('productCard');
  const gradeText = grade === null ? undefined : gradeTexts[gradeRank(grade)];
  return (
    <div className="stack condition-explanation">
      <ConditionLabel condition={condition} grade={grade} />
      <p className="measure">
        {t(conditionKeys[condition].text)}
        {gradeText !== undefined && ` ${t(gradeText)}`}
      </p>
    </div>
  );
}
