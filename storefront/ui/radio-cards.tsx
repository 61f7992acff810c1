import type { ReactNode } from 'react';
import './radio-cards.css';

export interface RadioCard {
  readonly value: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly drawing?: ReactNode;
}

interface RadioCardsProps {
  readonly name: string;
  readonly value: string | null;
  readonly cards: readonly RadioCard[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
}

/** "Yes" and "no" need no line of their own each. */
const isShort = ({ label, hint, drawing }: RadioCard): boolean =>
  label.length <= 12 && hint === undefined && drawing === undefined;

/** Card-sized native radios: arrows, space and screen readers work as everywhere. */
export function RadioCards({
  name,
  value,
  cards,
  onChange,
  disabled = false,
  describedBy,
  invalid = false,
}: RadioCardsProps) {
  return (
    <div className={cards.every(isShort) ? 'radio-cards radio-cards-short' : 'radio-cards'}>
      {cards.map((card) => (
        <label className="radio-card" key={card.value}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={value === card.value}
            disabled={disabled}
            aria-describedby={describedBy}
            aria-invalid={invalid ? true : undefined}
            onChange={() => onChange(card.value)}
          />
          <span className="radio-card-text">
            {card.label}
            {card.hint}
          </span>
          {card.drawing}
        </label>
      ))}
    </div>
  );
}
