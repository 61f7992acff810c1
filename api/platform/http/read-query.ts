import { toCamel } from '#core/contract/casing.ts';
import { FieldRefusal } from './refusal.ts';

/**
 * The parameters that a call knows, by camelCase name; others are ignored, an empty one counts as
 * left out. Refuses a repeated parameter and one that is not valid percent-encoding.
 */
export function readQuery(
  querystring: string,
  known: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const pair of querystring === '' ? [] : querystring.split('&')) {
    const equals = pair.indexOf('=');
    const name = toCamel(equals < 0 ? pair : pair.slice(0, equals));
    if (!known.has(name) || equals < 0) continue;
    const value = decode(pair.slice(equals + 1).replaceAll('+', ' '));
    if (value === null || values.has(name)) throw new FieldRefusal({ [name]: ['invalid_value'] });
    values.set(name, value);
  }
  return Object.fromEntries([...values].filter(([, value]) => value !== ''));
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
