import type { IncomingMessage } from 'node:http';
import { fromWire } from '#core/contract/casing.ts';
import { discardRest } from './discard-rest.ts';
import { Refusal } from './refusal.ts';

const mostBytes = 1024 * 1024;
// Deeper than any call's body; more would only be an attempt to exhaust the stack.
const deepest = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a JSON body and gives its keys in camelCase. Refuses with 413, 415 and 400. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json' || request.headers['content-encoding'] !== undefined) {
    throw new Refusal(415, 'body_unsupported');
  }
  if (Number(request.headers['content-length']) > mostBytes) throw tooLarge(request);
  return parse(await readBytes(request));
}

/** Reads a body as the text that its signature is about. Refuses with 413 and 400. */
export async function readSignedText(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length']) > mostBytes) throw tooLarge(request);
  const bytes = await readBytes(request);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'body_unreadable');
  }
}

function tooLarge(request: IncomingMessage): Refusal {
  discardRest(request);
  return new Refusal(413, 'body_too_large');
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= mostBytes) chunks.push(chunk);
      else reject(tooLarge(request));
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(new Refusal(400, 'body_unreadable')));
    request.once('close', () => reject(new Refusal(400, 'body_unreadable')));
  });
}

function parse(bytes: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal(400, 'body_unreadable');
  }
  if (!isShallow(value, deepest)) throw new Refusal(400, 'body_unreadable');
  return fromWire(value);
}

function isShallow(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true;
  return levels > 0 && Object.values(value).every((item) => isShallow(item, levels - 1));
}
