import { toCamel } from '#core/contract/casing.ts';
import { textsIn } from '#ui/form-refusal.ts';
import { controlOf, type DetailErrors, type DetailField } from './details-fields.ts';

interface OrderRefusal {
  readonly fields: DetailErrors;
  /** What belongs to no control of the details. */
  readonly form: readonly string[];
}

/** Sorts the field errors of a refused order, grouped as its body is, to where they can be mended. */
export function sortOrderRefusal(body: unknown): OrderRefusal {
  const fields: Partial<Record<DetailField, string>> = {};
  const form: string[] = [];
  // Any JSON value has entries, be they none.
  for (const [group, messages] of Object.entries(Object(body) as object)) {
    if (Array.isArray(messages) || typeof messages === 'string') {
      form.push(...textsIn(messages));
      continue;
    }
    // Whatever it is, it has entries.
    for (const [name, said] of Object.entries(Object(messages) as object)) {
      const control = controlOf([toCamel(group), toCamel(name)]);
      if (control === null) form.push(...textsIn(said));
      else fields[control] = textsIn(said).join(' ');
    }
  }
  return { fields, form };
}
