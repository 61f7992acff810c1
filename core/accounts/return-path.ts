/** Longest address that somebody is led back to, in UTF-16 units. */
const longestPath = 500;

// Browsers read a backslash as a slash and drop tabs and line breaks, so `/\t/evil` leaves the shop.
const ownPath = /^\/(?![/\\])[^\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u;

/** Name of the query parameter that says where to go after signing in. */
export const returnParameter = 'return';

/**
 * Where somebody goes on after signing in: a path of this shop with its search part, or `otherwise`.
 * Whatever could lead to another origin is refused, since anybody can write such a link.
 */
export function returnPath(asked: string | null, otherwise: string): string {
  if (asked === null || asked.length > longestPath || !ownPath.test(asked)) return otherwise;
  return asked;
}

/** The address of the login that leads back to `path`. */
export const loginAddress = (login: string, path: string): string =>
  `${login}?${returnParameter}=${encodeURIComponent(path)}`;
