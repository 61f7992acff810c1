import type { RuleContext } from '#core/contract/endpoint.ts';
import { finishOrder } from '#core/contract/finish-order.ts';
import { validation, type ValidationPhrase } from '#core/phrases/cs/validation.ts';
import type { TypedRefusals } from '#ui/use-contract-form.ts';
import { controlOf, type DetailField, type Details } from './details-fields.ts';
import { addressesOf } from './order-body.ts';

/** What the API would say of the details; it judges again when the order is sent. */
export function checkDetails(details: Details, rules: RuleContext): TypedRefusals<DetailField> {
  const schema = finishOrder.body(rules);
  const typed = schema.pick({
    orderBillingAddress: true,
    orderDeliveryAddress: true,
    orderInfo: true,
  });
  const refusals: Partial<Record<DetailField, ValidationPhrase>> = {};
  // The consent is given on the next page.
  for (const { path, message } of typed.safeParse(addressesOf(details, true)).error?.issues ?? []) {
    const field = controlOf(path.map(String));
    if (field === null) continue;
    refusals[field] ??= Object.hasOwn(validation, message)
      ? (message as ValidationPhrase) // just found among the phrases
      : 'invalid_value';
  }
  return refusals;
}
