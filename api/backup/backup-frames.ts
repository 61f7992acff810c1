import { createHash } from 'node:crypto';
import { StartError } from '../platform/faults/start-error.ts';

/**
 * A backup before it is packed: frames of one letter, the length of what follows in four bytes, and that. `H` says what it
 * is, `T` and `F` begin a table and a file, `D` carries their bytes and `E` ends them, `S` holds the sequences,
 * `J` a job that waits, and `Z` comes last, with the hash of every byte before it.
 */
export type FrameKind = 'H' | 'T' | 'F' | 'D' | 'E' | 'S' | 'J' | 'Z';

export interface Frame {
  readonly kind: FrameKind;
  readonly payload: Buffer;
}

const headBytes = 5;
const longestPayload = 1024 * 1024;
const kinds: ReadonlySet<string> = new Set(['H', 'T', 'F', 'D', 'E', 'S', 'J', 'Z']);

/** The backup cannot be trusted: it was cut off, changed, or is none. */
export const broken = (why: string) => new StartError(`The backup is broken: ${why}.`);

function encode({ kind, payload }: Frame): Buffer {
  const head = Buffer.alloc(headBytes);
  head.write(kind, 'latin1');
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export const note = (kind: FrameKind, value: object): Frame => ({
  kind,
  payload: Buffer.from(JSON.stringify(value)),
});

/** Bytes of a table or file as frames that are short enough to be held in memory. */
export function* dataFrames(bytes: Uint8Array): Generator<Frame> {
  for (let start = 0; start < bytes.length; start += longestPayload) {
    const part = bytes.subarray(start, start + longestPayload);
    yield { kind: 'D', payload: Buffer.from(part.buffer, part.byteOffset, part.byteLength) };
  }
}

/** The frames as bytes, and behind them the footer. */
export async function* encodeFrames(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const frame of frames) {
    const bytes = encode(frame);
    hash.update(bytes);
    yield bytes;
  }
  yield encode(note('Z', { sha256: hash.digest('hex') }));
}

/** The frames before the footer. Throws StartError where the bytes are not what was written, or not all. */
export async function* decodeFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const hash = createHash('sha256');
  let rest = Buffer.alloc(0);
  let isWhole = false;
  for await (const bytes of source) {
    rest = Buffer.concat([rest, bytes]);
    for (let frame = firstFrame(rest); frame !== null; frame = firstFrame(rest)) {
      if (isWhole) throw broken('something follows its end');
      const length = headBytes + frame.payload.length;
      if (frame.kind === 'Z') {
        isWhole = true;
        if (told(frame)['sha256'] !== hash.digest('hex')) throw broken('its hash is another');
      } else {
        hash.update(rest.subarray(0, length));
        yield frame;
      }
      rest = rest.subarray(length);
    }
  }
  if (!isWhole || rest.length > 0) throw broken('its end is missing');
}

function firstFrame(bytes: Buffer): Frame | null {
  if (bytes.length < headBytes) return null;
  const kind = bytes.toString('latin1', 0, 1);
  const length = bytes.readUInt32BE(1);
  if (!kinds.has(kind) || length > 64 * longestPayload) throw broken('it holds an unknown part');
  if (bytes.length < headBytes + length) return null;
  // The letter was compared with the kinds.
  return { kind: kind as FrameKind, payload: bytes.subarray(headBytes, headBytes + length) };
}

/** What a frame of text says. */
export function told({ payload }: Frame): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(payload.toString());
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Said below.
  }
  throw broken('a part cannot be read');
}
