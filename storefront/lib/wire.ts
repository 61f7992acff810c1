import type { Send } from '#core/contract/client.ts';
import type { FileLike } from '#core/contract/endpoint.ts';
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
  let csrfToken: Promise<string> | null = null;

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

  /**
   * Changes that are sent at once share one question: each answer would make another visitor of a
   * browser that has no cookie yet. A question that failed is asked again next time.
   */
  const tokenOf = (isRefused: boolean): Promise<string> => {
    if (csrfToken === null || isRefused) {
      const asked = loadToken();
      csrfToken = asked;
      asked.catch(() => (csrfToken = csrfToken === asked ? null : csrfToken));
    }
    return csrfToken;
  };

  return async ({ method, path, body, file, headers, signal }) => {
    const init = {
      method,
      headers: { 'Accept-Language': language, ...headers } as Record<string, string>, // filled below
      body: file ? formOf(body, file) : body === undefined ? null : JSON.stringify(body),
      // The core knows less of a signal than fetch does; the programs pass real ones.
      signal: (signal as AbortSignal | undefined) ?? null,
    };
    // A form names its own type, with the boundary that it chose.
    if (body !== undefined && !file) init.headers['Content-Type'] = 'application/json';
    if (method === 'GET') return exchange(path, init);
    const answer = await exchange(path, withToken(init, await tokenOf(false)));
    if (answer.status !== 403) return answer;
    return exchange(path, withToken(init, await tokenOf(true)));
  };
}

function formOf(body: unknown, file: FileLike): FormData {
  const form = new FormData();
  const fields = Object(body) as object; // what Object() makes
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  // The core knows less of a file than the browser does; the programs pass real ones.
  form.set('file', file as Blob);
  return form;
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
