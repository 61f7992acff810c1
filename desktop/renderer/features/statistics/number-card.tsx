import { changeOf } from '#core/statistics/figures.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Sparkline } from './sparkline.tsx';
import { useFigures } from './use-figures.ts';

interface NumberCardProps {
  readonly name: string;
  readonly now: number;
  readonly before: number;
  readonly write: (value: number) => string;
  /** Day by day, where there are days. */
  readonly days?: readonly number[];
}

/** One number with what it was before and how it went. */
export function NumberCard({ name, now, before, write, days }: NumberCardProps) {
  const t = usePhrases('statistics');
  const { change } = useFigures();
  const grown = changeOf(now, before);
  return (
    <div className="number-card">
      <dt>{name}</dt>
      <dd className="number-card-value">{write(now)}</dd>
      <dd className="number-card-before">
        {grown !== null && <strong>{change(grown)}</strong>} {t('inDays', { value: write(before) })}
      </dd>
      {days && (
        <dd aria-hidden="true">
          <Sparkline values={days} />
        </dd>
      )}
    </div>
  );
}
