import { net, protocol } from 'electron';
import { apiPath, appOrigin, appScheme, givenUpPath, mediaPath } from '../../shared/places.ts';
import { forwardCall, type Forwarding } from './forward-call.ts';
import { OpenCalls } from './open-calls.ts';
import { serveFile } from './serve-file.ts';

/** Must run before the app is ready: from then on the scheme has an origin, storage and fetch like https. */
export function registerOfficeScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
    },
  ]);
}

const officeHost = new URL(appOrigin).host;

interface Office {
  /** Of the built page. */
  readonly folder: string;
  /** Stands in for the page while it cannot be shown; null for any other path. */
  readonly trouble: (pathname: string) => Response | null;
  readonly forwarding: Omit<Forwarding, 'fetch' | 'calls'>;
}

/** The page and the API under one origin, so that neither cookies nor the content policy need an exception. */
export function serveOffice({ folder, trouble, forwarding }: Office): void {
  const fetch: Forwarding['fetch'] = (url, init) => net.fetch(url, init);
  const calls = new OpenCalls();
  protocol.handle(appScheme, (request) => {
    const { host, pathname } = new URL(request.url);
    if (host !== officeHost) return new Response('', { status: 404 });
    const isOfApi = pathname.startsWith(apiPath) || pathname.startsWith(mediaPath);
    if (isOfApi) return forwardCall(request, { ...forwarding, fetch, calls });
    if (request.method === 'POST' && pathname.startsWith(givenUpPath)) {
      calls.giveUp(pathname.slice(givenUpPath.length));
      return new Response(null, { status: 204 });
    }
    if (request.method !== 'GET') return new Response('', { status: 405 });
    return trouble(pathname) ?? serveFile(folder, pathname);
  });
}
