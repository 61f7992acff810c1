import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { isPublicAddress } from './public-address.ts';

/** Why something outside was not fetched or reached. Those of `worthRetrying` may pass by themselves. */
export type FetchRefusal =
  | 'address_invalid'
  | 'address_private'
  | 'address_unknown'
  | 'fetch_refused'
  | 'fetch_redirects'
  | 'fetch_too_large'
  | 'fetch_timeout'
  | 'fetch_failed';

export const worthRetrying: ReadonlySet<string> = new Set<FetchRefusal>([
  'address_unknown',
  'fetch_timeout',
  'fetch_failed',
]);

export interface WhichHosts {
  /** `host:port` that may lie in a private network: the setting `PRIVATE_HOSTS`. */
  readonly privateHosts: readonly string[];
  /** Whether only an encrypted connection will do; hosts of the setting are let off. */
  readonly onlyHttps?: boolean;
}

export interface Target {
  readonly url: URL;
  readonly mayBePrivate: boolean;
}

/** By HTTP or HTTPS on the usual ports, never to a number of a private network; names are looked up when they are asked. */
export function targetOf(address: string, hosts: WhichHosts): Result<Target, FetchRefusal> {
  if (!URL.canParse(address)) return refuse('address_invalid');
  const url = new URL(address);
  const isHttps = url.protocol === 'https:';
  if (!isHttps && url.protocol !== 'http:') return refuse('address_invalid');
  if (url.username !== '' || url.password !== '') return refuse('address_invalid');
  const port = url.port === '' ? (isHttps ? '443' : '80') : url.port;
  const mayBePrivate = hosts.privateHosts.includes(`${url.hostname}:${port}`);
  if (mayBePrivate) return accept({ url, mayBePrivate });
  // Other ports are other services than web servers.
  if (url.port !== '' || (hosts.onlyHttps === true && !isHttps)) return refuse('address_invalid');
  const host = hostOf(url);
  // A number is connected to without being looked up.
  if (isIP(host) !== 0 && !isPublicAddress(host)) return refuse('address_private');
  return accept({ url, mayBePrivate });
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

interface Question {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Asks a target and gives back what comes, redirects too. Every address that its name stands for is checked, and the connection
 * goes to a checked one. Nothing of ours (cookies, the caller) is sent.
 */
export function openOutside(
  { url, mayBePrivate }: Target,
  { method = 'GET', headers, body }: Question,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = { 'user-agent': 'Obmena/1.0', 'accept-encoding': 'identity', ...headers };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const lookup = checkedLookup(mayBePrivate);
    const options = { method, headers: sent, signal, lookup, agent: false };
    start(url, options, resolve).on('error', reject).end(body);
  });
}

class PrivateAddress extends Error {}

/** Looks a name up itself, so that the address that was checked is the one that is connected to. */
const checkedLookup =
  (mayBePrivate: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookUp(hostname, { all: true }).then(
      (found) => {
        const [first] = found;
        const isOpen = mayBePrivate || found.every((one) => isPublicAddress(one.address));
        if (!first || !isOpen) done(new PrivateAddress(), '', 0);
        else if (options.all === true) done(null, found);
        else done(null, first.address, first.family);
      },
      // A failed lookup is one of Node's own errors.
      (error: unknown) => done(error as NodeJS.ErrnoException, '', 0),
    );
  };

/** Why nothing, or not all, came. */
export function reasonOf(error: unknown, signal: AbortSignal): FetchRefusal {
  if (signal.aborted) return 'fetch_timeout';
  if (error instanceof PrivateAddress) return 'address_private';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'address_unknown' : 'fetch_failed';
}
