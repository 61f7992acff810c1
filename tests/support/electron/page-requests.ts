import type { EventEmitter } from 'node:events';
import type { DevToolsSession } from './devtools.ts';
import type { Host } from './host.ts';
import { emitPreventable } from './preventable.ts';
import { keyHeader } from './schemes.ts';

interface PausedRequest {
  readonly requestId: string;
  readonly frameId: string;
  readonly resourceType: string;
  readonly redirectedRequestId?: string;
  readonly request: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
}

interface Page {
  readonly session: DevToolsSession;
  /** Who is told of navigations. */
  readonly contents: EventEmitter;
  readonly host: Host;
  readonly mainFrame: () => string;
  /** Address that the main process itself has asked for. */
  readonly asked: () => string | null;
}

const withoutHash = (address: string) => address.split('#')[0];

/**
 * Looks at every request of a page: navigations that the page began are offered to `will-frame-navigate`,
 * `will-navigate` and `will-redirect` (https://www.electronjs.org/docs/latest/api/web-contents), requests to own
 * schemes get the key of their server.
 */
export async function watchRequests(page: Page): Promise<void> {
  const { session } = page;
  session.on('Fetch.requestPaused', (paused: PausedRequest) => {
    // The page may be gone before its request is answered.
    decide(page, paused).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

async function decide(page: Page, paused: PausedRequest): Promise<unknown> {
  const { requestId, request } = paused;
  const { session, host } = page;
  if (!mayNavigate(page, paused)) {
    return session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
  }
  const isOwnScheme = host.schemes.seen(request.url) !== request.url;
  if (!isOwnScheme) return session.send('Fetch.continueRequest', { requestId });
  const headers = { ...request.headers, [keyHeader]: host.schemes.key };
  return session.send('Fetch.continueRequest', {
    requestId,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
  });
}

function mayNavigate(page: Page, paused: PausedRequest): boolean {
  const { contents, host } = page;
  const { resourceType, redirectedRequestId, request, frameId } = paused;
  if (resourceType !== 'Document') return true;
  const isMainFrame = frameId === page.mainFrame();
  const details = { url: host.schemes.seen(request.url), isMainFrame, isSameDocument: false };
  const ask = (event: string) => emitPreventable(contents, event, details, details.url);
  if (redirectedRequestId !== undefined) return ask('will-redirect');
  const asked = page.asked();
  if (isMainFrame && asked !== null && withoutHash(asked) === withoutHash(request.url)) return true;
  return ask('will-frame-navigate') && (!isMainFrame || ask('will-navigate'));
}
