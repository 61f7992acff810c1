import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
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

/** The contract's messages are keys of phrases; a sentence is the validator's own. */
const isKey = (message: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(message);

/** The first phrase of each field that a schema of the contract refuses. */
export function schemaRefusals<F extends string, P extends string = ValidationPhrase>(
  parsed: Parsed,
  fields: readonly F[],
): TypedRefusals<F, P | 'invalid_value'> {
  const refusals: Partial<Record<F, P | 'invalid_value'>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fields.find((name) => name === path[0]);
    if (field === undefined) continue;
    refusals[field] ??= isKey(message)
      ? (message as P) // the schemas of a form say keys that it has words for
      : 'invalid_value';
  }
  return refusals;
}
