/** Cookies of the shop. All are HttpOnly: no script needs to read them. */
export type CookieName = 'session' | 'visitor' | 'language' | 'station';

/** Value of a cookie in a `Cookie` header; null where it is missing. The first one counts. */
export function readCookie(header: string | undefined, name: CookieName): string | null {
  if (header === undefined) return null;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
}

/** Text of a `Set-Cookie` header; 0 seconds removes the cookie. */
export function cookieText(
  name: CookieName,
  value: string,
  maxAgeSeconds: number,
  secure: boolean,
): string {
  const text = `${name}=${value}; Path=/; Max-Age=${String(maxAgeSeconds)}; HttpOnly; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Cookies travel over TLS alone, except on the developer's own machine. */
export const needsSecureCookies = (publicUrl: string): boolean =>
  !localHosts.has(new URL(publicUrl).hostname);
