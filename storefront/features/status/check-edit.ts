import { editSaleBody } from '#core/contract/edit-sale.ts';
import type { RuleContext } from '#core/contract/endpoint.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';

/** What the API would say of a correction; loaded with the schemas when it is needed. */
export const checkEdit = <F extends string>(
  rules: RuleContext,
  body: object,
  fields: readonly F[],
) => schemaRefusals(editSaleBody(rules).safeParse(body), fields);
