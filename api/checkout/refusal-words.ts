import type {
  DeliveryFacts,
  DeliveryRefusal,
  PairRefusal,
  PaymentFacts,
  PaymentRefusal,
} from '#core/deliveries/matrix.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import * as cs from '#core/phrases/cs/checkout.ts';
import * as ro from '#core/phrases/ro/checkout.ts';
import { formatMoney } from '#core/shared/money.ts';
import { fillText } from '../platform/mail/fill-text.ts';

export const checkoutPhrases = { cs, ro };

interface Words {
  readonly language: Language;
  readonly market: MarketCode;
}

/** Why a delivery cannot be chosen, in words. */
export const deliveryWords = (
  refusal: DeliveryRefusal,
  { mostPieces, mostGrams, mostSideCm, mostValue }: DeliveryFacts,
  { language, market }: Words,
): string =>
  fillText(checkoutPhrases[language].deliveryRefusals[refusal], {
    pieces: String(mostPieces ?? ''),
    weight: ((mostGrams ?? 0) / 1000).toLocaleString(language),
    size: String(mostSideCm ?? ''),
    amount: formatMoney(mostValue ?? 0, market),
  });

/** Why a payment cannot be chosen, in words. */
export const paymentWords = (
  refusal: PaymentRefusal,
  { mostAmount }: PaymentFacts,
  { language, market }: Words,
): string =>
  fillText(checkoutPhrases[language].paymentRefusals[refusal], {
    amount: formatMoney(mostAmount ?? 0, market),
  });

/** Why the two do not go together, in words. */
export const pairWords = (refusal: PairRefusal, { language }: Words): string =>
  checkoutPhrases[language].pairRefusals[refusal];
