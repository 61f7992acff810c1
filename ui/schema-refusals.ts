import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import { validation } from '#core/phrases/cs/validation.ts';
import type { TypedRefusals } from './use-contract-form.ts';

/** What a schema's `safeParse` answers, as far as it is read here. */
interface Parsed {
  readonly error?:
    | {
        readonly issues: readonly {
          readonly path: readonly PropertyKey[];
          readonly message: string;
        }[];
      }
    | undefined;
}

/** The first phrase of each field that a schema of the contract refuses. */
export function schemaRefusals<F extends string>(
  parsed: Parsed,
  fields: readonly F[],
): TypedRefusals<F> {
  const refusals: Partial<Record<F, ValidationPhrase>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fields.find((name) => name === path[0]);
    if (field === undefined) continue;
    refusals[field] ??= Object.hasOwn(validation, message)
      ? (message as ValidationPhrase) // just found among the phrases
      : 'invalid_value';
  }
  return refusals;
}
