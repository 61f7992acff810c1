import { repairEndpoints } from '#core/contract/repairs.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';

/** What the API would say of a number and an e-mail; loaded with the schemas when it is needed. */
export const checkQuestion = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(repairEndpoints['repair-status'].body.safeParse(body), fields);
