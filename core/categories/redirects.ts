import type { PathChange } from './url-path.ts';

/**
 * Old addresses and the category that each one led to. A redirect names a category and not another
 * address, so it always takes one hop and can never loop (DECISIONS "Categories", T-CAT-6).
 */
export type Redirects = ReadonlyMap<string, number>;

/**
 * Redirects after addresses changed. All `from`s now lead to their category; an address that a living
 * category has (again) stops being a redirect: the page wins.
 */
export function redirectsAfter(redirects: Redirects, changes: readonly PathChange[]): Redirects {
  const next = new Map(redirects);
  for (const { from, id } of changes) next.set(from, id);
  for (const { to } of changes) next.delete(to);
  return next;
}

export type ResolvedPath =
  | { readonly kind: 'category'; readonly id: number }
  /** To be answered with a 301. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not_found' };

/**
 * What an address shows. `categoryAt` finds a living category by its address, `pathOf` gives the
 * present address of one, or undefined when it was deleted.
 */
export function resolvePath(
  path: string,
  redirects: Redirects,
  categoryAt: (path: string) => number | undefined,
  pathOf: (id: number) => string | undefined,
): ResolvedPath {
  const id = categoryAt(path);
  if (id !== undefined) return { kind: 'category', id };
  const moved = redirects.get(path);
  const to = moved === undefined ? undefined : pathOf(moved);
  return to === undefined ? { kind: 'not_found' } : { kind: 'redirect', to };
}
