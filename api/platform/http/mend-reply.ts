import type { z } from 'zod';

type Key = string | number;
type Path = readonly Key[];

/** A path through a reply without what is data in it: numbers of rows, and keys that are no names of ours. */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? '*' : isOurName(key) ? String(key) : '…')).join('.');

const isOurName = (key: PropertyKey): boolean => /^[a-z][a-zA-Z]{0,40}$/.test(String(key));

/** Passes over a reply; each takes one step at every broken place at once. */
const mostPasses = 40;

/**
 * Makes what a contract allows of a reply that breaks it, by taking as little away as will do. A wrong
 * value becomes null where the contract bears that, and is left out where it is optional; otherwise the
 * nearest row of a list that holds it is left out, or the nearest object that may be null. What the
 * contract does not name is never served. Null where nothing of this helps.
 */
export function mendReply(schema: z.ZodType, reply: unknown): { readonly data: unknown } | null {
  let value = structuredClone(reply);
  let steps = new Map<string, number>();
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { data: parsed.data };
    const rows: Path[] = [];
    for (const issue of parsed.error.issues) {
      const path = issue.path.filter((key) => typeof key !== 'symbol');
      if (issue.code === 'unrecognized_keys')
        issue.keys.forEach((key) => drop(value, [...path, key]));
      else if (!takeStep(value, path, steps, rows)) return null;
    }
    if (rows.length === 0) continue;
    value = withoutRows(value, rows);
    // The rows behind have moved up.
    steps = new Map();
  }
  return null;
}

/** The next thing to try for a broken place: null, nothing at all, or the same for what is around it. */
function takeStep(value: unknown, path: Path, steps: Map<string, number>, rows: Path[]): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const place = path.slice(0, length);
    if (typeof place.at(-1) === 'number') return rows.push(place) > 0;
    const name = JSON.stringify(place);
    const step = steps.get(name) ?? 0;
    steps.set(name, step + 1);
    if (step === 0 && put(value, place, null)) return true;
    if (step <= 1 && drop(value, place)) return true;
  }
  return false;
}

function holderOf(value: unknown, path: Path): object | null {
  let holder: unknown = value;
  for (const key of path.slice(0, -1)) holder = Reflect.get(Object(holder), key);
  return typeof holder === 'object' ? holder : null;
}

/** Whether the value was another one before. */
function put(value: unknown, path: Path, replacement: null): boolean {
  const holder = holderOf(value, path);
  const key = path.at(-1) ?? '';
  if (!holder || Reflect.get(holder, key) === replacement) return false;
  return Reflect.set(holder, key, replacement);
}

/** Whether there was anything. */
function drop(value: unknown, path: Path): boolean {
  const holder = holderOf(value, path);
  const key = path.at(-1) ?? '';
  return holder !== null && Reflect.has(holder, key) && Reflect.deleteProperty(holder, key);
}

/** A copy without the elements of lists at these paths. */
function withoutRows(value: unknown, rows: readonly Path[]): unknown {
  const gone = new Set(rows.map((path) => JSON.stringify(path)));
  const copy = (part: unknown, path: Path): unknown => {
    if (Array.isArray(part)) {
      const kept = part.map((row: unknown, index) => ({ row, at: [...path, index] }));
      return kept
        .filter(({ at }) => !gone.has(JSON.stringify(at)))
        .map(({ row, at }) => copy(row, at));
    }
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, held]) => [key, copy(held, [...path, key])]),
    );
  };
  return copy(value, []);
}
