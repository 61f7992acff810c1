import type { z } from 'zod';
import { billingAddress, deliveryAddress } from '#core/contract/finish-order.ts';
import { overlaid } from '#core/orders/contact-edit.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fieldRefusal } from '../../platform/http/field-errors.ts';
import type { RequestContext } from '../../platform/http/request.ts';

type Bill = z.output<ReturnType<typeof billingAddress>>;
type Delivery = z.output<ReturnType<typeof deliveryAddress>>;
type Fields = Readonly<Record<string, unknown>>;

/** What is known of somebody, and what staff typed of them. */
export interface TypedContact {
  readonly bill: { readonly known: Fields; readonly typed: Fields };
  /** Null: the parcel goes to the billing address. */
  readonly delivery: { readonly known: Fields; readonly typed: Fields } | null;
  /** Fields that were not shown, whose empty controls say nothing. */
  readonly notShown?: readonly string[];
}

export interface CheckedContact {
  readonly orderBillingAddress: Bill;
  readonly orderDeliveryAddress: Delivery | null;
}

/** A contact as the checkout would take it of its customer; refuses field by field what it would refuse. */
export function checkContact(
  { market }: Pick<Dependencies, 'market'>,
  { today }: Pick<RequestContext, 'today'>,
  { bill, delivery, notShown }: TypedContact,
): CheckedContact {
  const rules = { market: market.code, today };
  const billed = parsed(
    billingAddress(rules),
    overlaid(bill.known, bill.typed, notShown),
    'orderBillingAddress',
  );
  const orderDeliveryAddress =
    delivery &&
    parsed(
      deliveryAddress(rules),
      overlaid(delivery.known, delivery.typed, notShown),
      'orderDeliveryAddress',
    );
  return { orderBillingAddress: billed, orderDeliveryAddress };
}

function parsed<S extends z.ZodType>(schema: S, value: Fields, group: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({ ...issue, path: [group, ...issue.path] }));
  throw fieldRefusal(issues, { [group]: value });
}
