import type { z } from 'zod';
import { validation } from '#core/phrases/cs/validation.ts';
import { FieldRefusal, type FieldErrors } from './refusal.ts';

// A body may name thousands of unknown fields; the answer need not repeat them all.
const mostFields = 100;
const longestName = 100;

type Tree = Map<string, Tree | readonly [string]>;

/**
 * A refusal with one phrase key per field, nested as the value is. Nothing of the value itself gets
 * in (T-PII-14); field names are all that is repeated.
 */
export function fieldRefusal(issues: readonly z.core.$ZodIssue[], value: unknown): FieldRefusal {
  const tree: Tree = new Map();
  for (const { path, phrase } of issues
    .flatMap((issue) => placed(issue, value))
    .slice(0, mostFields)) {
    place(tree, path.length === 0 ? ['nonFieldErrors'] : path, phrase);
  }
  return new FieldRefusal(toFields(tree));
}

interface PlacedPhrase {
  readonly path: readonly string[];
  readonly phrase: string;
}

function placed(issue: z.core.$ZodIssue, value: unknown): PlacedPhrase[] {
  const path = issue.path.map((part) => String(part).slice(0, longestName));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key.slice(0, longestName)],
      phrase: 'unknown_field',
    }));
  }
  return [{ path, phrase: phraseOf(issue, value) }];
}

function phraseOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (Object.hasOwn(validation, issue.message)) return issue.message;
  const found = valueAt(value, issue.path);
  if (found === undefined || found === null) return 'required';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_large';
  return 'invalid_value';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? Reflect.get(inside, key)
        : undefined,
    value,
  );
}

/** Keeps the first message of a field, and of a group that failed as a whole. */
function place(tree: Tree, [name = '', ...rest]: readonly string[], phrase: string): void {
  const present = tree.get(name);
  if (rest.length === 0) {
    if (present === undefined) tree.set(name, [phrase]);
  } else if (present === undefined || present instanceof Map) {
    const inner = present ?? new Map<string, Tree | readonly [string]>();
    tree.set(name, inner);
    place(inner, rest, phrase);
  }
}

// fromEntries makes "__proto__" a plain field, as a body may name it.
const toFields = (tree: Tree): FieldErrors =>
  Object.fromEntries(
    [...tree].map(([name, inner]) => [name, inner instanceof Map ? toFields(inner) : inner]),
  );
