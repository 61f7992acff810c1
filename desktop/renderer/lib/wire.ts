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
  readonly language: () => Language | null;
  readonly configPath: string;
  readonly fetch: typeof fetch;
  /**
   * A 401 or 423 of a call that needs the person: resolves true when the call is to be sent again,
   * which is safe, because it was not carried out.
   */
  readonly onAbsent: (
    presence: 'ended' | 'locked',
    path: string,
    signal?: AbortSignal,
  ) => Promise<boolean>;
}

/** Sends calls with `fetch` and a CSRF token that is kept in memory alone. */
export function createWire(settings: WireSettings): Wire {
  let token: Promise<string> | null = null;
  const loadToken = async (): Promise<string> => {
    const { body } = await exchange(settings, settings.configPath, {});
    const found: unknown = Reflect.get(Object(body), 'csrf_token');
    return typeof found === 'string' ? found : '';
  };
  const askToken = (): Promise<string> => {
    const asked = loadToken();
    token = asked;
    // A question that failed is asked again next time.
    asked.catch(() => (token = token === asked ? null : token));
    return asked;
  };

  const sendOnce = async (request: Request): Promise<Answer> => {
    if (request.method === 'GET') return exchange(settings, request.path, initOf(request, null));
    const first = await exchange(
      settings,
      request.path,
      initOf(request, await (token ?? askToken())),
    );
    // The session may have changed since the token was given.
    if (first.status !== 403) return first;
    return exchange(settings, request.path, initOf(request, await askToken()));
  };

  const send: Send = async (request) => {
    const answer = await sendOnce(request);
    if (answer.status !== 401 && answer.status !== 423) return answer;
    const presence = answer.status === 423 ? 'locked' : 'ended';
    const isBack = await settings.onAbsent(presence, request.path, signalOf(request));
    return isBack ? sendOnce(request) : answer;
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
  };
}

// The core knows less of a signal than fetch does; the program passes real ones.
const signalOf = ({ signal }: Request) => signal as AbortSignal | undefined;

function initOf(request: Request, token: string | null): RequestInit {
  const { method, body, file } = request;
  const headers = new Headers(request.headers);
  if (token !== null) headers.set('X-CSRF-Token', token);
  // A form names its own type, with the boundary that it chose.
  if (body !== undefined && !file) headers.set('Content-Type', 'application/json');
  return {
    ...{ method, headers, signal: signalOf(request) ?? null },
    body: file ? formOf(body, file) : body === undefined ? null : JSON.stringify(body),
  };
}

function formOf(body: unknown, file: FileLike): FormData {
  const form = new FormData();
  const fields = Object(body) as object; // what Object() makes
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  // The core knows less of a file than the browser does; the program passes real ones.
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
