import type { ReactNode } from 'react';
import { useMoney } from '../lib/shop.tsx';
import { Price } from './price.tsx';
import './amount-lines.css';

export interface AmountLine {
  readonly label: ReactNode;
  /** Whole units; negative for what is taken off. A text stands for an amount that is not known. */
  readonly amount: number | string;
}

interface AmountLinesProps {
  readonly lines: readonly AmountLine[];
  readonly sumLabel: string;
  readonly sum: number;
}

/** Amounts below each other and what they add up to. */
export function AmountLines({ lines, sumLabel, sum }: AmountLinesProps) {
  const money = useMoney();
  const say = (amount: number) => (amount < 0 ? `− ${money(-amount)}` : money(amount));
  return (
    <dl className="amount-lines">
      {lines.map(({ label, amount }, index) => (
        // Lines are shown as a whole and never change places.
        <div key={index} className={typeof amount === 'number' && amount < 0 ? 'amount-off' : ''}>
          <dt>{label}</dt>
          <dd>{typeof amount === 'number' ? say(amount) : amount}</dd>
        </div>
      ))}
      <div className="amount-sum">
        <dt>{sumLabel}</dt>
        <dd>
          <Price amount={sum} size="medium" />
        </dd>
      </div>
    </dl>
  );
}
