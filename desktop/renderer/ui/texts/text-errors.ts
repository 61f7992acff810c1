import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { failureOf, reportFailure } from '../../lib/failures.ts';

/**
 * Puts a refusal's messages on the fields of a form. One about a block (`body.cs.3.text`) belongs to the
 * field that all its blocks are written in. What has no field is told in the corner.
 */
export function setTextErrors<T extends FieldValues>(
  error: unknown,
  paths: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): void {
  const entries = Object.entries(failureOf(error).fields);
  const named = entries.flatMap(([field, message]) => {
    const path = paths.find((one) => field === one || field.startsWith(`${one}.`));
    return path === undefined ? [] : [{ path, message }];
  });
  for (const { path, message } of named) setError(path, { message }, { shouldFocus: true });
  if (named.length === 0) reportFailure(error);
}
