import type { SignedRequest } from '#core/contract/endpoint.ts';
import type { Language } from '#core/market/market.ts';
import type { PaymentNews } from '#core/payments/attempt-status.ts';
import { saysOutage } from '#core/resilience/outage.ts';

/** What gives the browser a token to pay with. */
export type Wallet = 'google_pay' | 'apple_pay' | 'twisto';

/** One attempt to pay an order, as a gateway is told of it. Nothing of it names a person. */
export interface AttemptToPay {
  /** Random name of the attempt; repeats with it are one. */
  readonly code: string;
  readonly orderNumber: string;
  /** Whole units of the market's currency; a gateway's minor unit stays in its adapter. */
  readonly amount: number;
  readonly currency: 'CZK' | 'RON';
  readonly language: Language;
  /** Where the customer comes back to, whatever happened. */
  readonly returnUrl: string;
  /** The card is held only, to be taken or let go later. */
  readonly isHold?: boolean;
}

export interface StartedAttempt {
  /** The gateway's own name of the attempt. */
  readonly reference: string;
  /** The page where the customer pays; null where the shop's own page goes on. */
  readonly redirectUrl: string | null;
}

export interface AttemptState {
  readonly news: PaymentNews;
  /** What was taken, whole units; what is held where it is authorised; null otherwise. */
  readonly amount: number | null;
}

/** What a card that was held by a page of the gateway is told later. */
export interface CardHolds {
  /** Takes a part or all of it, once for a key, and lets go of the rest. Answers what came of it. */
  readonly capture: (reference: string, amount: number, key: string) => Promise<AttemptState>;
  /** Lets go of the card. */
  readonly release: (reference: string, key: string) => Promise<AttemptState>;
}

export interface ChargedAttempt extends AttemptState {
  /** Null where the gateway made nothing of it that has a name. */
  readonly reference: string | null;
  /** The bank's page where the customer has to confirm first. */
  readonly redirectUrl: string | null;
}

/** A gateway's message, once its signature was found right. */
export interface GatewayMessage extends AttemptState {
  /** The gateway's own name of the message. */
  readonly event: string;
  readonly reference: string;
  /** Our name of the attempt where the message says it: its reference may have got lost on the way. */
  readonly attempt?: string | undefined;
}

/**
 * Somebody who takes payments. Methods reject with GatewayError when the other side is not there or
 * refuses to work; a declined card is no error but news.
 */
export interface PaymentGateway {
  readonly provider: string;
  readonly isSandbox: boolean;
  readonly start: (attempt: AttemptToPay) => Promise<StartedAttempt>;
  /** Pays with what a wallet or a check gave the browser. */
  readonly charge?: (
    attempt: AttemptToPay,
    wallet: Wallet,
    token: string,
  ) => Promise<ChargedAttempt>;
  /** Where cards can be held. */
  readonly holds?: CardHolds;
  readonly stateOf: (reference: string) => Promise<AttemptState | null>;
  /** Gives money back; a repeat with the same key gives it once. Answers the gateway's name of it. */
  readonly refund: (reference: string, amount: number, key: string) => Promise<string>;
  /** Null: the signature is wrong. `nothing`: rightly signed, and of no interest here. */
  readonly readMessage: (request: SignedRequest) => GatewayMessage | 'nothing' | null;
}

/** The gateway could not be asked, or did not understand; says nothing of the inside. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError';
}

/** It works, and does not take this: said of one customer, so no reason to keep it from the others. */
export class GatewayRefusal extends GatewayError {
  override readonly name = 'GatewayRefusal';
}

/** What an answer that was no success means. */
export const gatewayErrorOf = (status: number): GatewayError => {
  const message = `answered ${String(status)}`;
  return saysOutage(status) ? new GatewayError(message) : new GatewayRefusal(message);
};
