import { createContext } from 'react';
import type { ProductCardData } from './product-card-data.ts';

export interface DrawnCard {
  readonly card: ProductCardData;
  readonly level: 2 | 3;
  /** Nothing stands on the card but what its data says. */
  readonly isPlain: boolean;
}

/**
 * Asked for the inside of a card before it is drawn, on the server alone: undefined where the card
 * has to be drawn. The browser asks nobody.
 */
export type FindCardMarkup = (drawn: DrawnCard) => string | undefined;

export const CardMarkupContext = createContext<FindCardMarkup | null>(null);
