import { foreignField } from '#core/catalog/field-permissions.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';

/** Refuses a change of a product that writes what is another one's work, at the field that it is about. */
export function refuseForeign(
  change: Readonly<Record<string, unknown>>,
  { user }: Pick<RequestContext, 'user'>,
): void {
  const written = Object.keys(change).filter((field) => change[field] !== undefined);
  const field = foreignField(written, user?.permissions ?? []);
  if (field !== null) throw new FieldRefusal({ [field]: ['not_your_field'] });
}
