import { grades, gradeRank, type Grade } from '#core/buyback/grade.ts';
import { useText } from '../i18n/text.ts';
import './grade-badge.css';

const words = {
  'A+': { className: 'grade-a-plus', key: 'gradeAPlus' },
  A: { className: 'grade-a', key: 'gradeA' },
  B: { className: 'grade-b', key: 'gradeB' },
  C: { className: 'grade-c', key: 'gradeC' },
  D: { className: 'grade-d', key: 'gradeD' },
} as const;

/** A grade told apart three ways: letter, number of filled bars, colour. */
export function GradeBadge({ grade, named = true }: { grade: Grade; named?: boolean }) {
  const t = useText('shell');
  const { className, key } = words[grade];
  const filled = grades.length - gradeRank(grade);
  return (
    <span className={`grade ${className}`}>
      <span className="grade-mark">{grade}</span>
      <svg className="grade-bars" aria-hidden="true" width="34" height="14" viewBox="0 0 34 14">
        {grades.map((each, index) => (
          <rect
            key={each}
            x={index * 7 + 0.75}
            y="0.75"
            width="4.5"
            height="12.5"
            rx="1"
            fill={index < filled ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      {named && <span>{t(key)}</span>}
    </span>
  );
}
