import { callNameHeader } from '../../shared/places.ts';
import type { KeptSession } from '../session/kept-session.ts';
import type { OpenCalls } from './open-calls.ts';
import { fixedHeaders } from './page-policy.ts';

/** What of the page's request reaches the API. Host, origin, cookies and lengths are for this process to say. */
const passedOn = [
  'accept',
  'accept-language',
  'cache-control',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'range',
  'x-csrf-token',
  'x-request-id',
];

/** Of the answer: hop-by-hop and already decoded, the API's own policies of a page, and what the page must not see. */
const keptBack = [
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'keep-alive',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
];

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Forwarding {
  readonly apiUrl: string;
  readonly session: KeptSession;
  readonly fetch: Fetch;
  readonly calls: OpenCalls;
  /** Told after each attempt whether the API could be reached. */
  readonly reached: (isReached: boolean) => void;
}

/**
 * Sends a call of the page to the API, body and answer as streams, so that an event stream and a large file pass
 * through piece by piece. The API sees the session's cookie, the page never does. No answer at all is a network error
 * for the page too, which its own rule for retries knows. A redirect is refused: the session goes nowhere else.
 */
export async function forwardCall(request: Request, forwarding: Forwarding): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.body !== null;
  const name = request.headers.get(callNameHeader);
  const givenUp = forwarding.calls.begin(name);
  const signal = givenUp ? AbortSignal.any([request.signal, givenUp]) : request.signal;
  let answer: Response;
  try {
    answer = await forwarding.fetch(`${forwarding.apiUrl}${pathname}${search}`, {
      method: request.method,
      headers: headersFor(request, forwarding.session),
      redirect: 'error',
      credentials: 'omit',
      signal,
      ...(hasBody && { body: request.body, duplex: 'half' }),
    });
  } catch {
    if (!signal.aborted) forwarding.reached(false);
    return Response.error();
  } finally {
    forwarding.calls.end(name);
  }
  forwarding.reached(true);
  forwarding.session.receive(answer.headers.getSetCookie());
  return forPage(answer);
}

function headersFor(request: Request, session: KeptSession): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cookies = session.cookieHeader();
  if (cookies !== undefined) headers.set('Cookie', cookies);
  return headers;
}

function forPage(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of keptBack) headers.delete(name);
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
  // A document among the API's answers could only be opened by mistake, and then it must do nothing.
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return new Response(answer.body, { status: answer.status, headers });
}
