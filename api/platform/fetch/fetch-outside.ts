import type { IncomingMessage } from 'node:http';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import {
  openOutside,
  reasonOf,
  targetOf,
  type FetchRefusal,
  type Target,
  type WhichHosts,
} from './open-outside.ts';

export interface FetchLimits extends WhichHosts {
  readonly mostBytes: number;
  /** For the whole of it, redirects included. */
  readonly mostMs: number;
  readonly accept: string;
}

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Reads something from the internet that a file or a person named; each redirect is checked as the address itself is. */
export async function fetchOutside(
  address: string,
  limits: FetchLimits,
): Promise<Result<Buffer, FetchRefusal>> {
  const until = AbortSignal.timeout(limits.mostMs);
  let at = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const target = targetOf(at, limits);
    if (!target.ok) return target;
    const answer = await ask(target.value, limits, until);
    if (!answer.ok) return answer;
    if ('content' in answer.value) return accept(answer.value.content);
    at = new URL(answer.value.location, target.value.url).href;
  }
  return refuse('fetch_redirects');
}

type Answer = { readonly content: Buffer } | { readonly location: string };

async function ask(
  target: Target,
  { accept: kinds, mostBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<Result<Answer, FetchRefusal>> {
  try {
    const response = await openOutside(target, { headers: { accept: kinds } }, signal);
    return await read(response, mostBytes);
  } catch (error) {
    return refuse(reasonOf(error, signal));
  }
}

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
