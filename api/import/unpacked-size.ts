import { setImmediate as letOthers } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';

const bytesAtOnce = 64 * 1024;

/**
 * Whether an archive unpacks to at most so many bytes. It is measured by unpacking, a piece at a time and kept nowhere: what
 * an entry says of its size is its sender's word, and a small file can grow a thousandfold.
 */
export async function unpacksWithin(content: Uint8Array, mostBytes: number): Promise<boolean> {
  let bytes = 0;
  const unzip = new Unzip((entry) => {
    entry.ondata = (error, part) => {
      if (!error) bytes += part.length;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < content.length && bytes <= mostBytes; from += bytesAtOnce) {
    const to = from + bytesAtOnce;
    unzip.push(content.subarray(from, to), to >= content.length);
    await letOthers();
  }
  return bytes <= mostBytes;
}
