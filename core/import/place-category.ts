import { foldText } from '../shared/text.ts';

/** A category as files may call it. */
export interface NamedCategory {
  readonly id: number;
  /** Null for a root. */
  readonly parent: number | null;
  readonly nameCs: string;
  readonly nameRo: string;
}

export type CategoryPlace =
  { readonly id: number } | { readonly under: number | null; readonly names: readonly string[] };

/** The parts of a path such as `Telefony > Příslušenství`, as they are written. */
export const partsOfPath = (path: string): readonly string[] =>
  path
    .split(/\s*[|>;]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The names of a category and of those above it, each folded in both languages; the root first. */
type Chain = readonly (readonly string[])[];

function chainOf(category: NamedCategory, byId: ReadonlyMap<number, NamedCategory>): Chain {
  const chain: (readonly string[])[] = [];
  let at: NamedCategory | undefined = category;
  // A tree is as deep as it has rows at most, whatever is wrong with it.
  while (at && chain.length <= byId.size) {
    chain.unshift([foldText(at.nameCs), foldText(at.nameRo)]);
    at = at.parent === null ? undefined : byId.get(at.parent);
  }
  return chain;
}

/** Whether the shorter of both is the end of the longer. */
function isEndOf(parts: readonly string[], chain: Chain): boolean {
  const length = Math.min(parts.length, chain.length);
  const [ends, above] = [parts.slice(-length), chain.slice(-length)];
  return ends.every((part, at) => above[at]?.includes(part));
}

/**
 * Where a path of a file is in the shop's tree: the category whose own path ends as the file's does, or is the end of it,
 * because one of both shops has a level more above; else what has to be made, under the deepest category that is there.
 * Of several alike the one whose path is nearest in length. Null for an empty path.
 */
export function placeCategory(
  path: string,
  categories: readonly NamedCategory[],
): CategoryPlace | null {
  const names = partsOfPath(path);
  if (names.length === 0) return null;
  const byId = new Map(categories.map((one) => [one.id, one]));
  const chains = categories.map((one) => ({ id: one.id, chain: chainOf(one, byId) }));
  for (let length = names.length; length > 0; length -= 1) {
    const parts = names.slice(0, length).map((part) => foldText(part));
    const far = (chain: Chain) => Math.abs(chain.length - length);
    const [best] = chains
      .filter(({ chain }) => isEndOf(parts, chain))
      .toSorted((a, b) => far(a.chain) - far(b.chain) || a.id - b.id);
    if (!best) continue;
    return length === names.length
      ? { id: best.id }
      : { under: best.id, names: names.slice(length) };
  }
  return { under: null, names };
}
