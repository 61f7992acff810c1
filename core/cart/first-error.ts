/** Messages of a refused addition by field, in the server's order, as they came over the wire. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * The one message to show when a product could not be added: the first of `non_field_errors`, else
 * the first of the first field that has one (SPECIFICATION section 5, T-CART-4). Null without any.
 */
export function firstErrorToShow(errors: FieldErrors): string | null {
  const ofNoField = errors['non_field_errors'] ?? errors['nonFieldErrors'] ?? [];
  return ofNoField[0] ?? Object.values(errors).flat()[0] ?? null;
}
