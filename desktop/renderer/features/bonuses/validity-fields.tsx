import type { FieldOf } from '#ui/use-contract-form.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { DayField } from '../../ui/day-field.tsx';

interface ValidityFieldsProps {
  /** Days are `YYYY-MM-DD`, as the browser's own date field gives them; no last one until it is ended. */
  readonly field: FieldOf<'validFrom' | 'validTo'>;
}

/** First and last day of a bonus. */
export function ValidityFields({ field }: ValidityFieldsProps) {
  const t = usePhrases('bonuses');
  return (
    <>
      <DayField label={t('firstDay')} {...field('validFrom')} />
      <DayField label={t('lastDay')} help={t('lastDayHelp')} {...field('validTo')} />
    </>
  );
}
