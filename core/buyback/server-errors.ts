import { sellFormGroups, type SellFormField } from './sell-form.ts';

/** Messages of a refused request, sorted to where a person can act on them. */
export interface FormErrors<F extends string> {
  readonly fields: Readonly<Partial<Record<F, readonly string[]>>>;
  /** Everything that belongs to no field; shown above the form, never dropped. */
  readonly form: readonly string[];
}

const camel = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text inside a JSON value, in order. An address for the browser is not a message. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'url' ? [] : textsIn(item)));
}

// What only a server error can name: the form's search field for the place.
const errorGroups: Readonly<Record<string, Readonly<Record<string, SellFormField>>>> = {
  ...sellFormGroups,
  pickupAddress: { ...sellFormGroups.pickupAddress, location: 'altLocation' },
};

/**
 * Sorts a 400 of sell-online into form errors (SPECIFICATION 5, T-FORM-7). Reads the body as it
 * came or with camelCase keys. An unknown key, a refused group as a whole, `message`, `detail`
 * and `non_field_errors` become form errors.
 */
export function mapServerErrors(body: unknown): FormErrors<SellFormField> {
  const fields: Partial<Record<SellFormField, string[]>> = {};
  const form: string[] = [];
  if (!isObject(body)) return { fields, form: textsIn(body) };
  for (const [groupKey, group] of Object.entries(body)) {
    if (groupKey === 'url') continue;
    const known = errorGroups[camel(groupKey)];
    if (known === undefined || !isObject(group)) {
      form.push(...textsIn(group));
      continue;
    }
    for (const [key, messages] of Object.entries(group)) {
      const name = camel(key);
      const field = Object.hasOwn(known, name) ? known[name] : undefined;
      if (field === undefined) form.push(...textsIn(messages));
      else fields[field] = [...(fields[field] ?? []), ...textsIn(messages)];
    }
  }
  return { fields, form };
}

/** Sorts a 400 of send-to-e-mail: what is said of `e_mail` belongs to the field, the rest above. */
export function mapEmailErrors(body: unknown): FormErrors<'email'> {
  if (!isObject(body)) return { fields: {}, form: textsIn(body) };
  const entries = Object.entries(body).filter(([key]) => key !== 'url');
  const texts = (ofField: boolean) =>
    entries.flatMap(([key, value]) => (isEmailKey(key) === ofField ? textsIn(value) : []));
  const email = texts(true);
  return { fields: email.length === 0 ? {} : { email }, form: texts(false) };
}

const isEmailKey = (key: string): boolean => camel(key).toLowerCase() === 'email';
