import type { Send } from '#core/contract/client.ts';
import type { FileLike } from '#core/contract/endpoint.ts';
import type { Language } from '#core/market/market.ts';

/** No answer came: the network, not the server. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

type Request = Parameters<Send>[0];
type Answer = Awaited<ReturnType<Send>>;

export interface Wire {
  readonly send: Send;
  /** The CSRF token belongs to a session; a new one brings its own. */
  readonly forgetToken: () => void;
}

interface WireSettings {
  /** The language of requests; null before one is known. */
  readonly language: () => Language | null;
  /** Path of the `config` call, which answers the CSRF token. */
  readonly configPath: string;
  readonly fetch: typeof fetch;
}

/**
 * Sends calls with `fetch`. The CSRF token is asked for before the first change and kept in memory
 * alone; a 403 may mean that the session changed, so it is asked for once more.
 */
export function createWire(settings: WireSettings): Wire {
  let token: Promise<string> | null = null;

  const loadToken = async (): Promise<string> => {
    const { body } = await exchange(settings, settings.configPath, {});
    const found: unknown = Reflect.get(Object(body), 'csrf_token');
    return typeof found === 'string' ? found : '';
  };

  /**
   * Changes that are sent at once share one question: each answer would make another visitor of a
   * browser that has no cookie yet. A question that failed is asked again next time.
   */
  const askToken = (): Promise<string> => {
    const asked = loadToken();
    token = asked;
    asked.catch(() => (token = token === asked ? null : token));
    return asked;
  };

  const send: Send = async (request) => {
    const { path } = request;
    if (request.method === 'GET') return exchange(settings, path, initOf(request, null));
    const answer = await exchange(settings, path, initOf(request, await (token ?? askToken())));
    if (answer.status !== 403) return answer;
    return exchange(settings, path, initOf(request, await askToken()));
  };
  return { send, forgetToken: () => (token = null) };
}

async function exchange(
  { fetch, language }: WireSettings,
  path: string,
  init: RequestInit,
): Promise<Answer> {
  const headers = new Headers(init.headers);
  const spoken = language();
  if (spoken !== null) headers.set('Accept-Language', spoken);
  const response = await fetch(path, { ...init, headers }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError('no answer', { cause: error });
  });
  return {
    status: response.status,
    body: await readJson(response),
    requestId: response.headers.get('X-Request-Id'),
    retryAfter: secondsOf(response.headers.get('Retry-After')),
  };
}

/** Our own servers say seconds; a date of something in between says nothing that is needed. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;

function initOf({ method, body, file, headers, signal }: Request, token: string | null) {
  const sent = new Headers(headers);
  if (token !== null) sent.set('X-CSRF-Token', token);
  // A form names its own type, with the boundary that it chose.
  if (body !== undefined && !file) sent.set('Content-Type', 'application/json');
  return {
    method,
    headers: sent,
    // The core knows less of a signal than fetch does; the programs pass real ones.
    signal: (signal as AbortSignal | undefined) ?? null,
    body: file ? formOf(body, file) : body === undefined ? null : JSON.stringify(body),
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

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    // A proxy's error page is no answer of the API; its status says enough.
    return null;
  }
}
