import type { StormGoods } from './storm-shop.ts';
import type { StormWish } from './storm-flags.ts';

/** What the customers of a storm share and report. */
export interface Storm {
  readonly url: string;
  readonly goods: StormGoods;
  readonly wish: StormWish;
  /** What the played gateway signs its messages by. */
  readonly gatewaySecret: string;
  /** From 0 to below 1, the same in every run. */
  readonly dice: () => number;
  readonly isOver: () => boolean;
  /** Numbers of orders that a customer was told of, and what must never happen. */
  readonly told: Set<string>;
  /** Codes of the links that customers were told, which open their orders. */
  readonly codes: string[];
  readonly violations: string[];
  /** Why something was refused that should not have been, once for each kind. */
  readonly refusals: Map<string, string>;
  /** Answers by status, with failed connections as 0. */
  readonly answers: Map<number, number>;
}

/** JSON of the shop, as it travelled. */
export type Wire = Readonly<Record<string, unknown>>;
export type Ask = (path: string, body: object) => Promise<{ status: number; body: Wire }>;
