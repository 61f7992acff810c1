import { usePhrases } from '../../i18n/use-phrases.ts';
import { TextField } from '#ui/text-field.tsx';

export interface Validity {
  /** `YYYY-MM-DD`, as the browser's own date field gives them. */
  readonly validFrom: string;
  /** Empty until the bonus is ended. */
  readonly validTo: string;
}

interface ValidityFieldsProps {
  readonly value: Validity;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: Validity) => void;
}

/** First and last day of a bonus. */
export function ValidityFields({ value, errors, onChange }: ValidityFieldsProps) {
  const t = usePhrases('bonuses');
  return (
    <>
      <TextField
        type="date"
        label={t('firstDay')}
        value={value.validFrom}
        error={errors['validFrom']}
        onChange={({ target }) => onChange({ ...value, validFrom: target.value })}
      />
      <TextField
        type="date"
        label={t('lastDay')}
        help={t('lastDayHelp')}
        value={value.validTo}
        error={errors['validTo']}
        onChange={({ target }) => onChange({ ...value, validTo: target.value })}
      />
    </>
  );
}
