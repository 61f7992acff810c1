import { useId, type ReactNode } from 'react';
import { FieldError } from '#ui/field.tsx';

interface ChoiceGroupProps {
  readonly legend: string;
  /** Says what is to be chosen, once somebody wanted to go on without it. */
  readonly error: string | null;
  /** Smaller, inside of a chosen card. */
  readonly isInner?: boolean;
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A question with its choices; what is missing in it is said above them. */
export function ChoiceGroup({ legend, error, isInner = false, children }: ChoiceGroupProps) {
  const id = useId();
  const Heading = isInner ? 'h3' : 'h2';
  return (
    <fieldset className="choice-group" data-missing={error === null ? undefined : true}>
      <legend>
        <Heading className={isInner ? 'choice-group-inner' : undefined}>{legend}</Heading>
      </legend>
      {error !== null && (
        <FieldError id={id} isAlert>
          {error}
        </FieldError>
      )}
      {children(error === null ? undefined : id)}
    </fieldset>
  );
}
