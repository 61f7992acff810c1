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
}

/** Card-sized native radios: arrows, space and screen readers work as everywhere. */
export function RadioCards({
  name,
  value,
  cards,
  onChange,
  disabled = false,
  describedBy,
}: RadioCardsProps) {
  return (
    <div className="radio-cards">
      {cards.map((card) => (
        <label className="radio-card" key={card.value}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={value === card.value}
            disabled={disabled}
            aria-describedby={describedBy}
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
