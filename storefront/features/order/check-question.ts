import { confirmOrder, findOrder, openOrder } from '#core/contract/orders.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';

/** What the API would say of a number and an e-mail; loaded with the schemas when it is needed. */
export const checkQuestion = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(findOrder.body.safeParse(body), fields);

/** What the API would say of the digits that were typed. */
export const checkCode = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(openOrder.body.pick({ code: true }).safeParse(body), fields);

/** The same of the digits that confirm an order. */
export const checkDigits = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(confirmOrder.body.safeParse(body), fields);
