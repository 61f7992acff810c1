import { sortRefusal } from '#ui/form-refusal.ts';
import { saleFailureOf, type SaleTrouble } from '../../lib/sale-trouble.ts';

/** What a failed press means for a person. */
export function troubleOf(error: unknown): SaleTrouble | null {
  if (error === null) return null;
  const failure = saleFailureOf(error);
  if (failure.kind === 'price_changed') return { kind: 'failed' };
  if (failure.kind !== 'refused') return failure;
  const { form, fields } = sortRefusal(failure.body, ['answer', 'password']);
  return { kind: 'refused', messages: [...form, ...Object.values(fields)] };
}
