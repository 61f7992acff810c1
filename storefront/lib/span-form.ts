import { searchText, spanInputs } from './listing-address.ts';

const suffixes = ['_from', '_to'];
const edge = 999_999_999;

/** Whole units that a person typed, `12 990` and `12.990` among them; null for anything else. */
export function typedAmount(typed: string): number | null {
  const digits = typed.replace(/[\s.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** The span of two inputs as an address has it; null where neither says anything. */
export function spanText(typedFrom: string, typedTo: string): string | null {
  const [from, to] = [typedAmount(typedFrom), typedAmount(typedTo)];
  if (from === null && to === null) return null;
  const [low, high] = [from ?? 0, to ?? edge];
  // Whoever swaps the two means the same.
  return `${String(Math.min(low, high))}-${String(Math.max(low, high))}`;
}

/**
 * The query of a list's address after a range was sent as a form without a script: the inputs become
 * the span. Null where no such form was sent.
 */
export function joinedSpans(search: string): string | null {
  const entries = [...new URLSearchParams(search)];
  const values = new Map(entries);
  const codes = new Set(
    entries.flatMap(([name]) => {
      const suffix = suffixes.find((end) => name.endsWith(end));
      return suffix === undefined ? [] : [name.slice(0, -suffix.length)];
    }),
  );
  if (codes.size === 0) return null;
  const isInput = (name: string) => [...codes].some((code) => name.startsWith(`${code}_`));
  const rest = entries.filter(([name]) => !isInput(name) && !codes.has(name) && name !== 'page');
  const spans = [...codes].flatMap((code): [string, string][] => {
    const names = spanInputs(code);
    const text = spanText(values.get(names.from) ?? '', values.get(names.to) ?? '');
    return text === null ? [] : [[code, text]];
  });
  return searchText([...rest, ...spans]);
}
