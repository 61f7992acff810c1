import { partsIn, partsOfName, type WordPart } from './words.ts';

/**
 * Whole searches that go on from what is typed, from names of products that answer it, the most
 * frequent first: an unfinished last word is finished (`nab` → `nabíječka`), a finished one gets the
 * word that follows it in a name (`iphone 13` → `iphone 13 pro`). In small letters.
 */
export function completions(
  typed: string,
  names: readonly string[],
  most: number,
): readonly string[] {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const last = partsIn(text).at(-1);
  if (last === undefined) return [];
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const ending of new Set(endingsIn(name, last.key))) {
      const whole = text.slice(0, ending.isNext ? undefined : last.start) + ending.text;
      if (whole !== text) counts.set(whole, (counts.get(whole) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([whole]) => whole);
}

function endingsIn(name: string, key: string) {
  const parts = partsOfName(name);
  const place = parts.findIndex((part) => part.key.startsWith(key));
  const [part, next] = [parts[place], parts[place + 1]];
  if (part === undefined) return [];
  const end = (of: WordPart) => of.ends.at(-1) ?? of.start;
  const textOf = (from: number, to: number) => name.slice(from, to).toLowerCase();
  if (part.key !== key) return [{ isNext: false, text: textOf(part.start, end(part)) }];
  return next === undefined ? [] : [{ isNext: true, text: textOf(end(part), end(next)) }];
}
