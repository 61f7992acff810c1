import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../platform/faults/start-error.ts';
import { broken } from './backup-frames.ts';

const ageMark = 'age-encryption.org/v1';

/** Loaded by whoever makes or reads a backup: the process that serves the shop need not hold it. */
export const ageLibrary = () => import('age-encryption');

const toWeb = (stream: Readable) =>
  // Node and the browsers' library each have a type of their own for the same streams.
  Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream);

/** Presses the bytes and encrypts them to the recipient, if one is given. */
export async function packed(
  bytes: AsyncIterable<Buffer>,
  recipient: string | null,
): Promise<Readable> {
  const source = Readable.from(bytes, { objectMode: false });
  const gzip = createGzip({ level: 6 });
  source.on('error', (error) => gzip.destroy(error));
  const pressed = source.pipe(gzip);
  if (recipient === null) return pressed;
  const { Encrypter } = await ageLibrary();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(pressed)));
}

/** Whether a file is encrypted, by its first bytes. Throws StartError where it cannot be read. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) throw new StartError(`The backup ${path} cannot be read.`);
  try {
    const { buffer } = await file.read(Buffer.alloc(ageMark.length), 0, ageMark.length, 0);
    return buffer.toString('latin1') === ageMark;
  } finally {
    await file.close();
  }
}

/**
 * The bytes that were packed. `identity` is the private key; throws StartError where it is missing, another one, or the
 * file was changed.
 */
export async function* unpacked(path: string, identity: string | null): AsyncGenerator<Uint8Array> {
  const source = createReadStream(path);
  const plain = (await isEncrypted(path)) ? await decrypted(source, identity) : source;
  const gunzip = createGunzip();
  plain.on('error', (error: Error) => gunzip.destroy(error));
  try {
    for await (const bytes of plain.pipe(gunzip)) yield bytes as Uint8Array; // zlib gives buffers
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw broken('its bytes were changed or cut off');
  } finally {
    source.destroy();
  }
}

async function decrypted(source: Readable, identity: string | null): Promise<Readable> {
  if (identity === null) {
    throw new StartError('The backup is encrypted: name the file of its private key with --key.');
  }
  const { Decrypter } = await ageLibrary();
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new StartError('What --key names holds no private key (AGE-SECRET-KEY-1…).');
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch {
    throw new StartError('The backup is encrypted to another key, or its beginning is broken.');
  }
}
