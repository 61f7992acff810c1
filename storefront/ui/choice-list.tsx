import type { ReactNode } from 'react';
import './choice-list.css';
import './radio-cards.css';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly text?: ReactNode;
  /** Stands at the end of the card, such as a price. */
  readonly aside?: ReactNode | undefined;
  /** Why it cannot be chosen now; it stays in sight, so that nobody looks for it. */
  readonly reason?: string | null;
  /** What has to be answered once it is chosen. */
  readonly below?: ReactNode;
}

interface ChoiceListProps {
  readonly name: string;
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
}

/** Native radios on cards that say all that the choice depends on. */
export function ChoiceList({ choices, value, ...group }: ChoiceListProps) {
  return (
    <ul className="choice-list">
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <li key={choice.value}>
            <ChoiceCard {...group} choice={choice} isChosen={isChosen} />
            {isChosen && choice.below && <div className="choice-below">{choice.below}</div>}
          </li>
        );
      })}
    </ul>
  );
}

interface ChoiceCardProps extends Omit<ChoiceListProps, 'choices' | 'value'> {
  readonly choice: Choice;
  readonly isChosen: boolean;
}

function ChoiceCard({ name, choice, isChosen, onChange, describedBy, invalid }: ChoiceCardProps) {
  const { value, label, text, aside, reason = null } = choice;
  return (
    <label className="radio-card choice-card">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={reason !== null && !isChosen}
        aria-describedby={describedBy}
        aria-invalid={invalid ? true : undefined}
        onChange={() => onChange(value)}
      />
      <span className="radio-card-text">
        <span className="choice-label">{label}</span>
        {text !== undefined && <span className="choice-text">{text}</span>}
        {reason !== null && <span className="choice-reason">{reason}</span>}
      </span>
      {aside !== undefined && <span className="choice-aside">{aside}</span>}
    </label>
  );
}
