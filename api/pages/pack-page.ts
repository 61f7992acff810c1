import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib';
import type { CachedReply } from '../platform/reply-cache.ts';

const compress = promisify(brotliCompress);

// As quick as gzip and a sixth smaller; more effort would win another percent.
const quality = 5;

const optionsFor = (body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** A page's bytes packed for browsers, once, when the first of them asks. */
export function brotliOnce(body: Buffer): () => Buffer {
  let packed: Buffer | null = null;
  return () => (packed ??= brotliCompressSync(body, optionsFor(body)));
}

/**
 * The same reply with its packed form alone in memory, an eighth of the whole, made beside the
 * answering of requests. Who cannot unpack it has it unpacked, which takes a millisecond.
 */
export async function packedAlone(reply: CachedReply): Promise<CachedReply> {
  const body = reply.body();
  const packed = await compress(body, optionsFor(body));
  const unpacked = () => brotliDecompressSync(packed);
  return {
    ...reply,
    body: unpacked,
    bytes: packed.length,
    gzipped: () => gzipSync(unpacked()),
    brotli: () => packed,
  };
}
