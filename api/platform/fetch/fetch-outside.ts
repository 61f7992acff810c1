import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { isPublicAddress } from './public-address.ts';

/** Why something outside was not fetched. Those of `worthRetrying` may pass by themselves. */
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

export interface FetchLimits {
  readonly mostBytes: number;
  /** For the whole of it, redirects included. */
  readonly mostMs: number;
  readonly accept: string;
  /** `host:port` that may lie in a private network: the setting `PRIVATE_HOSTS`. */
  readonly privateHosts: readonly string[];
  /** Whether only an encrypted connection will do; hosts of the setting are let off. */
  readonly onlyHttps?: boolean;
}

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Reads something from the internet that a file or a person named: by HTTP or HTTPS on the usual ports, never out of a
 * private network. Every address that a name stands for is checked, and the connection goes to a checked one; so again after
 * each redirect. Nothing of ours (cookies, the caller) is sent.
 */
export async function fetchOutside(
  address: string,
  limits: FetchLimits,
): Promise<Result<Buffer, FetchRefusal>> {
  const until = AbortSignal.timeout(limits.mostMs);
  let at = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const target = targetOf(at, limits);
    if (target === null) return refuse('address_invalid');
    const answer = await ask(target, limits, until);
    if (!answer.ok) return answer;
    if ('content' in answer.value) return accept(answer.value.content);
    at = new URL(answer.value.location, target.url).href;
  }
  return refuse('fetch_redirects');
}

interface Target {
  readonly url: URL;
  readonly mayBePrivate: boolean;
}

function targetOf(address: string, limits: FetchLimits): Target | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isHttps = url.protocol === 'https:';
  if (!isHttps && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const port = url.port === '' ? (isHttps ? '443' : '80') : url.port;
  const mayBePrivate = limits.privateHosts.includes(`${url.hostname}:${port}`);
  if (mayBePrivate) return { url, mayBePrivate };
  // Other ports are other services than web servers.
  if (url.port !== '' || (limits.onlyHttps === true && !isHttps)) return null;
  return { url, mayBePrivate };
}

type Answer = { readonly content: Buffer } | { readonly location: string };

class PrivateAddress extends Error {}

async function ask(
  { url, mayBePrivate }: Target,
  { accept: kinds, mostBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<Result<Answer, FetchRefusal>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is connected to without being looked up.
  if (!mayBePrivate && isIP(host) !== 0 && !isPublicAddress(host)) return refuse('address_private');
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: kinds, 'user-agent': 'Obmena/1.0', 'accept-encoding': 'identity' };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { headers, signal, lookup: checkedLookup(mayBePrivate), agent: false };
      start(url, options, resolve).on('error', reject).end();
    });
    return await read(response, mostBytes);
  } catch (error) {
    return refuse(reasonOf(error, signal));
  }
}

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

async function read(
  response: IncomingMessage,
  mostBytes: number,
): Promise<Result<Answer, FetchRefusal>> {
  const { statusCode = 0, headers } = response;
  const stop = (reason: FetchRefusal) => {
    response.destroy();
    return refuse(reason);
  };
  if (redirects.has(statusCode)) {
    response.destroy();
    const { location } = headers;
    return location !== undefined && URL.canParse(location, 'http://a')
      ? accept({ location })
      : refuse('fetch_refused');
  }
  if (statusCode === 429 || statusCode >= 500) return stop('fetch_failed');
  if (statusCode !== 200) return stop('fetch_refused');
  if (Number(headers['content-length']) > mostBytes) return stop('fetch_too_large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    const part = chunk as Buffer; // a stream of bytes
    bytes += part.length;
    if (bytes > mostBytes) return stop('fetch_too_large');
    chunks.push(part);
  }
  return accept({ content: Buffer.concat(chunks) });
}

function reasonOf(error: unknown, signal: AbortSignal): FetchRefusal {
  if (signal.aborted) return 'fetch_timeout';
  if (error instanceof PrivateAddress) return 'address_private';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'address_unknown' : 'fetch_failed';
}
