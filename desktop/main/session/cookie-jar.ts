import { z } from 'zod';

/** One cookie of the API; times in milliseconds since 1970. Null ends with the program. */
const keptCookie = z.object({
  name: z.string(),
  value: z.string(),
  expiresAt: z.number().nullable(),
});
export const keptCookies = z.array(keptCookie);
export type KeptCookie = z.infer<typeof keptCookie>;

const nameAndValue = /^([!#$%&'*+.^`|~\w-]+)=([^;\s"]*)$/;

/** Electron's net.fetch joins several Set-Cookie headers by commas; a comma inside of a date has no name behind it. */
export const splitSetCookie = (header: string): readonly string[] =>
  header.split(/,(?=\s*[^\s;=,]+=)/).map((part) => part.trim());

/** One Set-Cookie text; null where it is malformed or meant for another host. */
export function parseSetCookie(text: string, host: string, now: number): KeptCookie | null {
  const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
  const [, name, value] = nameAndValue.exec(pair) ?? [];
  if (name === undefined || value === undefined) return null;
  const given = new Map(
    attributes.map((attribute) => {
      const [key = '', ...rest] = attribute.split('=');
      return [key.trim().toLowerCase(), rest.join('=').trim()] as const;
    }),
  );
  const domain = given.get('domain')?.replace(/^\./, '').toLowerCase();
  if (domain && domain !== host) return null;
  return { name, value, expiresAt: expiryOf(given, now) };
}

/** Max-Age wins over Expires (RFC 6265, 5.3). */
function expiryOf(given: ReadonlyMap<string, string>, now: number): number | null {
  const maxAge = given.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return now + Number(maxAge) * 1000;
  const expires = given.get('expires');
  const time = expires === undefined ? Number.NaN : Date.parse(expires);
  return Number.isNaN(time) ? null : time;
}

const isAlive = (cookie: KeptCookie, now: number) =>
  cookie.expiresAt === null || cookie.expiresAt > now;

/** The jar after an answer: later cookies replace earlier ones of their name, expired ones go. */
export function afterAnswer(
  jar: readonly KeptCookie[],
  setCookies: readonly string[],
  host: string,
  now: number,
): readonly KeptCookie[] {
  const byName = new Map(jar.map((cookie) => [cookie.name, cookie]));
  for (const text of setCookies.flatMap(splitSetCookie)) {
    const cookie = parseSetCookie(text, host, now);
    if (cookie !== null) byName.set(cookie.name, cookie);
  }
  return [...byName.values()].filter((cookie) => isAlive(cookie, now));
}

/** Text of the Cookie header; undefined where there is nothing to send. */
export function cookieHeader(jar: readonly KeptCookie[], now: number): string | undefined {
  const alive = jar.filter((cookie) => isAlive(cookie, now));
  if (alive.length === 0) return undefined;
  return alive.map(({ name, value }) => `${name}=${value}`).join('; ');
}
