import { useId, useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { useText } from '../../i18n/text.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';

interface RatingFieldProps {
  /** Stars that the customer gave before. */
  readonly chosen: number | null;
  readonly error: string | undefined;
}

/** One to five stars, as radios: arrows and screen readers work as everywhere. */
export function RatingField({ chosen, error }: RatingFieldProps) {
  const t = useText('reviews');
  const errorId = useId();
  const [value, setValue] = useState(chosen === null ? null : String(chosen));
  const cards = ['5', '4', '3', '2', '1'].map((stars) => ({
    value: stars,
    label: t('starCount', { count: Number(stars) }),
  }));
  return (
    <fieldset className="field">
      <legend className="field-label">{t('rating')}</legend>
      <RadioCards
        name="rating"
        value={value}
        cards={cards}
        onChange={setValue}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : errorId}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
