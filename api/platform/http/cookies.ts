/** Cookies of the shop. All are HttpOnly: no script needs to read them. */
export type CookieName = 'session' | 'visitor' | 'language' | 'station';

/**
 * The name as it travels. Over TLS whatever tells who somebody is carries `__Host-`, so that neither
 * another subdomain nor a plain connection can set it (RFC 6265bis, 4.1.3.2).
 */
const sentName = (name: CookieName, secure: boolean): string =>
  secure && name !== 'language' ? `__Host-${name}` : name;

/** Value of a cookie in a `Cookie` header; null where it is missing. The first one counts. */
export function readCookie(
  header: string | undefined,
  name: CookieName,
  publicUrl: string,
): string | null {
  if (header === undefined) return null;
  const sent = sentName(name, needsSecureCookies(publicUrl));
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === sent) return part.slice(equals + 1).trim();
  }
  return null;
}

/** Text of a `Set-Cookie` header; 0 seconds removes the cookie. */
export function cookieText(
  name: CookieName,
  value: string,
  maxAgeSeconds: number,
  publicUrl: string,
): string {
  const secure = needsSecureCookies(publicUrl);
  const text = `${sentName(name, secure)}=${value}; Path=/; Max-Age=${String(maxAgeSeconds)}; HttpOnly; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

/** Whether a `Set-Cookie` text is about the cookie of this name. */
export const isCookieOf = (text: string, name: CookieName): boolean =>
  text.startsWith(`${name}=`) || text.startsWith(`__Host-${name}=`);

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Cookies travel over TLS alone, except on the developer's own machine. */
const needsSecureCookies = (publicUrl: string): boolean =>
  !localHosts.has(new URL(publicUrl).hostname);
