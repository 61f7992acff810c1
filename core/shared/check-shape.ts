import type { z } from 'zod';

/** What is wrong with a value: the path is its field, the message a phrase key. */
interface FieldIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Checks values field by field and answers as the `safeParse` of an object's schema does, which
 * weighs far more in a page. Only fields that `values` holds are checked: a change names some of them.
 */
export function checkShape(
  shape: Readonly<Record<string, z.ZodType>>,
  values: Readonly<Record<string, unknown>>,
): { readonly error?: { readonly issues: readonly FieldIssue[] } } {
  const issues = Object.entries(shape).flatMap(([name, schema]) => {
    if (!Object.hasOwn(values, name)) return [];
    const found = schema.safeParse(values[name]).error?.issues ?? [];
    return found.map(({ message }) => ({ path: [name], message }));
  });
  return issues.length === 0 ? {} : { error: { issues } };
}
