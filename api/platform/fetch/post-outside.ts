import type { IncomingMessage } from 'node:http';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import {
  openOutside,
  reasonOf,
  targetOf,
  type FetchRefusal,
  type WhichHosts,
} from './open-outside.ts';

interface Letter extends WhichHosts {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For the whole of it. */
  readonly mostMs: number;
  /** Bytes of the answer that are read; the rest is left. */
  readonly mostBytes: number;
}

interface Answer {
  readonly status: number;
  readonly beginning: string;
}

/** Posts JSON to an address that a person named, never into a private network. A redirect is an answer and not followed. */
export async function postOutside(
  address: string,
  { headers, body, mostMs, mostBytes, ...hosts }: Letter,
): Promise<Result<Answer, FetchRefusal>> {
  const target = targetOf(address, hosts);
  if (!target.ok) return target;
  const signal = AbortSignal.timeout(mostMs);
  const length = String(Buffer.byteLength(body));
  const sent = { ...headers, 'content-type': 'application/json', 'content-length': length };
  try {
    const question = { method: 'POST', headers: sent, body } as const;
    const response = await openOutside(target.value, question, signal);
    const beginning = await readBeginning(response, mostBytes);
    return accept({ status: response.statusCode ?? 0, beginning });
  } catch (error) {
    return refuse(reasonOf(error, signal));
  }
}

async function readBeginning(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    const part = chunk as Buffer; // a stream of bytes
    chunks.push(part);
    bytes += part.length;
    if (bytes >= mostBytes) break;
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8');
  // What no database stores as text.
  return text.replaceAll('\0', '');
}
