import type { PaymentKind } from '#core/deliveries/matrix.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/** Whom a payment needs a script of in the page; the policy of the shop's pages lets none of them run. */
const scriptOf: Partial<Record<PaymentKind, 'wallet' | 'twisto'>> = {
  google_pay: 'wallet',
  apple_pay: 'wallet',
  twisto: 'twisto',
};

/**
 * Whether a kind of payment can be chosen. Wallets and Twisto can be where they are played by a sandbox
 * and nobody pays: their own scripts are let into no page, so with real keys a customer could only be
 * told to choose again.
 */
export function isOffered({ environment }: Dependencies, kind: PaymentKind): boolean {
  const script = scriptOf[kind];
  if (script === undefined) return true;
  const isCardPlayed = environment.stripe === undefined;
  return script === 'wallet' ? isCardPlayed : isCardPlayed && environment.twisto === undefined;
}
