import { createClient, type Client } from '#core/contract/client.ts';
import type { Method } from '#core/contract/endpoint.ts';
import { apiBase, urlMap } from '#core/contract/endpoints.ts';

/** A visitor with a cookie jar, who fetches a CSRF token before the first change. */
export interface TestClient extends Client {
  /** A request as it is, with the visitor's cookies; `path` from the root. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** A JSON change below /api/new/ in snake_case, with the CSRF token. */
  readonly change: (path: string, body?: unknown, headers?: HeadersInit) => Promise<Response>;
  /** The same with another method. */
  readonly changeBy: (method: Method, path: string, body?: unknown) => Promise<Response>;
  /** The token that a change must bring. */
  readonly csrf: () => Promise<string>;
  readonly login: (eMail: string, password: string) => Promise<Response>;
  /** Cookies by name, as the visitor's browser holds them. */
  readonly cookies: Map<string, string>;
}

export type BeginVisit = () => { readonly visitor: string; readonly csrfToken: string };

/** Made once: a client looks an address up with every call. */
const addresses = urlMap();

/**
 * `beginVisit` names a visitor and the token as the shop would, which saves most visitors of a test their first call;
 * what the shop itself says of tokens, csrf.test.ts proves. Anybody with a cookie asks the shop.
 */
export function createTestClient(url: string, beginVisit: BeginVisit | null = null): TestClient {
  const cookies = new Map<string, string>();
  let csrfToken: string | null = null;

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers });
    for (const text of response.headers.getSetCookie()) keepCookie(cookies, text);
    return response;
  };

  const token = async (): Promise<string> => {
    if (csrfToken === null && beginVisit !== null && cookies.size === 0) {
      const begun = beginVisit();
      cookies.set('visitor', begun.visitor);
      csrfToken = begun.csrfToken;
    }
    if (csrfToken === null) {
      const answer = await request(`${apiBase}config/`);
      const reply: unknown = await answer.json();
      // Without its own a change would be refused for a reason that is not the call's.
      if (answer.status >= 500) throw new Error(`no token: ${String(answer.status)}`);
      csrfToken = String(Reflect.get(Object(reply), 'csrf_token'));
    }
    return csrfToken;
  };

  const send = async (method: Method, path: string, body?: unknown, more?: HeadersInit) => {
    const headers = new Headers(more);
    headers.set('x-csrf-token', await token());
    if (body !== undefined) headers.set('content-type', 'application/json');
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return request(apiBase + path, { method, headers, ...sent });
  };
  const change: TestClient['change'] = (path, body, more) => send('POST', path, body, more);

  const client = createClient(
    async ({ method, path, body, headers }) => {
      const response =
        method === 'GET'
          ? await request(path, { headers })
          : await send(method, path.slice(apiBase.length), body, headers);
      const text = await response.text();
      const parsed: unknown = text === '' ? undefined : JSON.parse(text);
      return {
        status: response.status,
        body: parsed,
        requestId: response.headers.get('x-request-id'),
      };
    },
    () => addresses,
  );

  const login: TestClient['login'] = async (eMail, password) => {
    const response = await change('auth/login/', { e_mail: eMail, password });
    // The token belongs to the session that was just opened.
    if (response.ok) csrfToken = null;
    return response;
  };

  return { ...client, fetch: request, change, changeBy: send, csrf: token, login, cookies };
}

function keepCookie(cookies: Map<string, string>, text: string): void {
  const [pair = '', ...attributes] = text.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
