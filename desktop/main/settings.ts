import { z } from 'zod';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An origin without a path; plain HTTP only on the same machine, because the session's cookie travels there. */
const serverUrl = z
  .url()
  .transform((text) => new URL(text))
  .refine(({ protocol, hostname }) => protocol === 'https:' || isLocalHttp(protocol, hostname), {
    message: 'must begin with https://',
  });

const isLocalHttp = (protocol: string, hostname: string) =>
  protocol === 'http:' && localHosts.has(hostname);

const schema = z.object({
  API_URL: serverUrl
    .refine(({ pathname, search }) => pathname === '/' && search === '', {
      message: 'must have no path',
    })
    .default(new URL('http://localhost:3000')),
  UPDATE_FEED_URL: serverUrl.optional(),
  // Set by the runtime of an AppImage: the file that an update replaces.
  APPIMAGE: z.string().optional(),
});

export interface Settings {
  /** Origin of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Where Electron's own updater asks; undefined turns updates off. */
  readonly updateFeedUrl: string | undefined;
  /** The running AppImage's own file; undefined where the program is no AppImage. */
  readonly appImage: string | undefined;
}

/** Settings from the environment over those of the machine's `settings.json`; throws with one clear line. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  ofMachine: Readonly<Record<string, unknown>> = {},
): Settings {
  const given = Object.fromEntries(
    Object.entries({ ...ofMachine, ...environment }).filter(([, value]) => value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.') ?? 'settings'}: ${issue?.message ?? 'wrong'}`);
  }
  const { API_URL, UPDATE_FEED_URL, APPIMAGE } = parsed.data;
  return { apiUrl: API_URL.origin, updateFeedUrl: UPDATE_FEED_URL?.href, appImage: APPIMAGE };
}
