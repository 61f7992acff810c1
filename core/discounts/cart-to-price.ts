/** A cart line to price. Amounts in whole market units, VAT included. */
export interface LineToPrice {
  readonly id: string;
  readonly productCode: string;
  /** Ids of its categories and of all their ancestors. */
  readonly categories: readonly string[];
  /** Insurance, warranty and services are `service`: quoted, and discounted only when named. */
  readonly kind: 'goods' | 'service';
  /** List price of one piece, before any discount (T-DIS-8). */
  readonly unitPrice: number;
  /** Price of one piece in the customer's price level; null without one. */
  readonly levelPrice: number | null;
  readonly quantity: number;
}

export interface CartToPrice {
  readonly lines: readonly LineToPrice[];
  readonly shipping: number;
  readonly paymentFee: number;
}

/** A code that the customer entered; `usesLeft` is the code's own, null without a limit. */
export interface EnteredCode {
  readonly code: string;
  readonly usesLeft: number | null;
}

/** Who asks, when, and with what in hand. */
export interface PricingSituation {
  readonly now: Date;
  /** IANA name; the market's. */
  readonly timeZone: string;
  readonly customerGroups: ReadonlySet<string>;
  /** Entered codes by the id of their discount. */
  readonly entered: ReadonlyMap<number, EnteredCode>;
  readonly hasStudentCard: boolean;
}
