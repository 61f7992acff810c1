import { toSnake } from '#core/contract/casing.ts';

type Json = unknown;
type Path = readonly (string | number)[];

/** What no text field of the wire takes, by what is wrong with it. */
const badTexts: Readonly<Record<string, Json>> = {
  'a number': 42,
  'a boolean': true,
  'an object': { a: 1 },
  'a list': [['a']],
  'a zero byte': 'a\u0000b',
  'a control character': 'a\u0007b',
  'half a surrogate pair': 'a\ud800b',
  'a text too long': 'x'.repeat(5_000),
};

const badNumbers: Readonly<Record<string, Json>> = {
  'a word': 'seven',
  'an object': {},
  'a list': [],
  'a number below the range': -1,
  'a fraction': 1.5,
  'a number beyond all bounds': 1e20,
};

const badOthers: Readonly<Record<string, Json>> = { 'a number': 42, 'a text': 'text' };

const badValuesOf = (sample: Json): Readonly<Record<string, Json>> =>
  typeof sample === 'string' ? badTexts : typeof sample === 'number' ? badNumbers : badOthers;

export interface BadCase {
  readonly title: string;
  readonly path: Path;
  readonly input: Json;
  /** Leaving a field out or sending null may be allowed; everything else never is. */
  readonly mayBeAllowed: boolean;
}

/** Every field of a valid input in turn with every value that it must refuse, in camelCase. */
export function* badCases(input: Json, place: Path = []): Generator<BadCase> {
  for (const path of pathsOf(input, place)) {
    const values = Object.entries(badValuesOf(valueAt(input, path)));
    for (const [kind, value] of values) {
      const title = `${path.map(String).map(toSnake).join('.')} as ${kind}`;
      yield { title, path, input: withValue(input, path, value), mayBeAllowed: false };
    }
    for (const value of [undefined, null]) {
      const title = `${path.map(String).map(toSnake).join('.')} ${value === null ? 'null' : 'left out'}`;
      yield { title, path, input: withValue(input, path, value), mayBeAllowed: true };
    }
  }
}

function pathsOf(value: Json, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 1) : Object.entries(value);
  const inner = entries.flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

const valueAt = (value: Json, path: Path): Json =>
  path.reduce<Json>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
    value,
  );

function withValue(input: Json, path: Path, value: Json): Json {
  const copy: unknown = structuredClone(input);
  const last = path.at(-1) ?? '';
  const parent = valueAt(copy, path.slice(0, -1));
  if (typeof parent !== 'object' || parent === null) throw new Error('no such place');
  if (value === undefined && !Array.isArray(parent)) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return copy;
}

/** Whether a refusal names the field or the group around it, with messages and nothing else. */
export function namesField(body: Json, path: Path): boolean {
  let inside = body;
  for (const key of path) {
    if (typeof inside !== 'object' || inside === null) return false;
    const name = String(typeof key === 'string' ? toSnake(key) : key);
    const next: Json = Reflect.get(inside, name);
    if (isMessages(next)) return true;
    inside = next;
  }
  // The value itself became a group; one of its own fields carries the message.
  return typeof inside === 'object' && inside !== null;
}

const isMessages = (value: Json): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
