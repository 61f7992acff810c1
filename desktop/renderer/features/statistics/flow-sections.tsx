import { funnelSteps, promises } from '#core/statistics/measures.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { DataSection } from './data-section.tsx';
import { shareOf, sumOf, type Statistics } from './numbers.ts';
import { useFigures } from './use-figures.ts';

interface SectionProps {
  readonly statistics: Statistics;
}

/** States in which a buy-back may be left, by the step that it has reached with them. */
const statesOf = {
  quoted: ['quoted'],
  submitted: ['submitted', 'awaiting_device'],
  received: ['received'],
  inspected: ['inspected', 'counter_offered'],
  accepted: ['accepted', 'payout_pending'],
  paid: [],
} as const;

/** How far buy-backs came that began in the window, and where they were left. */
export function FunnelSection({ statistics }: SectionProps) {
  const t = usePhrases('statistics');
  const { count, percent } = useFigures();
  const all = sumOf(statistics, 'funnel', 'quoted').count;
  const steps = all === 0 ? [] : funnelSteps;
  return (
    <DataSection
      file="prubeh-vykupu"
      title={t('funnel')}
      note={t('funnelNote')}
      drawn={1}
      columns={[
        { label: t('step') },
        { label: t('count'), write: count },
        { label: t('ofAll'), write: percent },
        { label: t('left'), write: count },
      ]}
      rows={steps.map((step) => {
        const reached = sumOf(statistics, 'funnel', step).count;
        const left = statesOf[step].map((state) => sumOf(statistics, 'left', state).count);
        return [
          t(`step_${step}`),
          reached,
          shareOf(reached, all),
          left.reduce((sum, one) => sum + one, 0),
        ];
      })}
    />
  );
}

/** What was quoted for inspected devices beside what the inspection says. */
export function InspectionSection({ statistics }: SectionProps) {
  const t = usePhrases('statistics');
  const { count, money } = useFigures();
  const quoted = sumOf(statistics, 'quoted');
  const inspected = sumOf(statistics, 'inspected');
  const amounts = { write: money, perUnit: 100 };
  const row = [quoted.count, quoted.amount, inspected.amount, inspected.amount - quoted.amount];
  return (
    <DataSection
      file="kontrola-vykupu"
      title={t('inspection')}
      columns={[
        { label: t('devices'), write: count },
        { label: t('quoted'), ...amounts },
        { label: t('inspected'), ...amounts },
        { label: t('difference'), ...amounts },
      ]}
      rows={quoted.count === 0 ? [] : [row]}
    />
  );
}

/** How many promises were kept, by what was promised. */
export function PromisesSection({ statistics }: SectionProps) {
  const t = usePhrases('statistics');
  const { count, percent } = useFigures();
  return (
    <DataSection
      file="sliby"
      title={t('promises')}
      columns={[
        { label: t('promise') },
        { label: t('kept'), write: count },
        { label: t('late'), write: count },
        { label: t('share'), write: percent },
      ]}
      rows={promises.map((promise) => {
        const kept = sumOf(statistics, 'kept', promise).count;
        const late = sumOf(statistics, 'late', promise).count;
        return [t(`promise_${promise}`), kept, late, shareOf(kept, kept + late)];
      })}
    />
  );
}
