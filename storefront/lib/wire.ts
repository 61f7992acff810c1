import type { Send } from '#core/contract/client.ts';
import type { Language } from '#core/market/market.ts';

/** No answer came: the network, not the server. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

interface WireSettings {
  readonly language: Language;
  /** Path of the `config` call, which answers the CSRF token. */
  readonly configPath: string;
  readonly fetch: typeof fetch;
}

/**
 * Sends calls with `fetch`. The CSRF token is asked for before the first change and kept in memory
 * alone; a 403 may mean that the session changed, so it is asked for once more.
 */
export function createSend({ language, configPath, fetch }: WireSettings): Send {
  let csrfToken: string | null = null;

  const exchange = async (path: string, init: RequestInit) => {
    const response = await fetch(path, init).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new NetworkError('no answer', { cause: error });
    });
    return {
      status: response.status,
      body: await readJson(response),
      requestId: response.headers.get('X-Request-Id'),
    };
  };

  const loadToken = async (): Promise<string> => {
    const { body } = await exchange(configPath, { headers: { 'Accept-Language': language } });
    const token = (body as { csrf_token?: unknown } | null)?.csrf_token; // only this key is read
    return typeof token === 'string' ? token : '';
  };

  return async ({ method, path, body, headers, signal }) => {
    const init = {
      method,
      headers: { 'Accept-Language': language, ...headers } as Record<string, string>, // filled below
      body: body === undefined ? null : JSON.stringify(body),
      // The core knows less of a signal than fetch does; the programs pass real ones.
      signal: (signal as AbortSignal | undefined) ?? null,
    };
    if (body !== undefined) init.headers['Content-Type'] = 'application/json';
    if (method === 'GET') return exchange(path, init);
    csrfToken ??= await loadToken();
    const answer = await exchange(path, withToken(init, csrfToken));
    if (answer.status !== 403) return answer;
    csrfToken = await loadToken();
    return exchange(path, withToken(init, csrfToken));
  };
}

const withToken = <T extends { headers: Record<string, string> }>(init: T, token: string): T => ({
  ...init,
  headers: { ...init.headers, 'X-CSRF-Token': token },
});

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    // A proxy's error page is no answer of the API; its status says enough.
    return null;
  }
}
