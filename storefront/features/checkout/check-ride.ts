import { liftagoCheck } from '#core/contract/checkout.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';

/** What the API would say of an address that a driver is asked about; it judges again. */
export const checkRide = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(liftagoCheck.body.safeParse(body), fields);
