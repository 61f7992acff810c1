import { toCamel } from '#core/contract/casing.ts';

/** Messages of a refused form, sorted to where a person can act on them. */
interface FormRefusal<F extends string> {
  readonly fields: Readonly<Partial<Record<F, string>>>;
  /** Everything that belongs to no field; shown above the button, never dropped. */
  readonly form: readonly string[];
}

/** Every text in a JSON value, in its order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Sorts the body of a refusal as it came over the wire (T-FORM-7): an unknown key is never lost. */
export function sortRefusal<F extends string>(body: unknown, fields: readonly F[]): FormRefusal<F> {
  const found: Partial<Record<F, string>> = {};
  const form: string[] = [];
  // Any JSON value has entries, be they none.
  for (const [key, messages] of Object.entries(Object(body) as object)) {
    const field = fields.find((name) => name === toCamel(key));
    if (field === undefined) form.push(...textsIn(messages));
    else found[field] = textsIn(messages).join(' ');
  }
  return { fields: found, form };
}
