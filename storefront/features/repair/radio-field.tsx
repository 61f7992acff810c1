import { useId, useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { RadioCards, type RadioCard } from '../../ui/radio-cards.tsx';

interface RadioFieldProps {
  readonly name: string;
  readonly legend: string;
  readonly cards: readonly RadioCard[];
  readonly error: string | undefined;
  /** What is chosen from the start. */
  readonly initial?: string | null;
  /** Where something else follows what is chosen. */
  readonly onChoose?: (value: string) => void;
}

/** A question with a few answers; the form reads what is chosen when it is sent. */
export function RadioField(props: RadioFieldProps) {
  const { name, legend, cards, error, initial = null, onChoose } = props;
  const errorId = useId();
  const [picked, setPicked] = useState(initial);
  // What was picked may be offered no more.
  const chosen = cards.some(({ value }) => value === picked) ? picked : initial;
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      <RadioCards
        name={name}
        value={chosen}
        cards={cards}
        onChange={(value) => {
          setPicked(value);
          onChoose?.(value);
        }}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : errorId}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
