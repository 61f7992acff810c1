import { firstErrorToShow, type FieldErrors } from '#core/cart/first-error.ts';
import { useText } from '../../i18n/text.ts';
import { textsIn } from '#ui/form-refusal.ts';
import { saleFailureOf } from '../../lib/sale-trouble.ts';

/** Why a change was not made, in one sentence: the server's first, or what to do. */
export function useFailureText(): (error: unknown) => string {
  const t = useText('cart');
  return (error) => {
    const failure = saleFailureOf(error);
    if (failure.kind === 'price_changed') return failure.message;
    if (failure.kind !== 'refused') return t(failure.kind);
    return refusalText(failure.body) ?? t('failed');
  };
}

/** Fields come with lists of sentences; a refusal of the whole call with one sentence. */
function refusalText(body: unknown): string | null {
  const entries = Object.entries(Object(body) as object); // any JSON value has entries, be they none
  const lists = entries.filter(([, value]) => Array.isArray(value));
  const fields = Object.fromEntries(lists) as FieldErrors; // lists of sentences, by the contract
  return firstErrorToShow(fields) ?? textsIn(body)[0] ?? null;
}
