import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export interface EncryptionKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** Where an encrypted value lives; it can be read in no other place. */
export interface CipherPlace {
  readonly table: string;
  readonly column: string;
  readonly rowId: number;
}

export interface Cipher {
  /** Names of the keys: the first encrypts, the last makes digests and signatures. */
  readonly keyIds: readonly string[];
  readonly encrypt: (place: CipherPlace, text: string) => Buffer;
  /** Throws when the value was changed, moved from another place, or its key is gone. */
  readonly decrypt: (place: CipherPlace, value: Buffer) => string;
  /** Keyed hash: finds an equal value without storing a readable one. 32 bytes. */
  readonly digest: (text: string) => Buffer;
  /** Signature of a text for one purpose, base64url. */
  readonly sign: (purpose: string, text: string) => string;
  readonly isSigned: (purpose: string, text: string, signature: string) => boolean;
}

const format = 1;
const nonceBytes = 12;
const tagBytes = 16;

const placeName = ({ table, column, rowId }: CipherPlace) =>
  Buffer.from(`${table}.${column}:${String(rowId)}`);

/**
 * AES-256-GCM with named keys. The first key encrypts, every key decrypts, so a new one is put in
 * front. Digests and signatures come from the last one, which therefore stays last for as long as
 * they are compared.
 */
export function createCipher(keys: readonly EncryptionKey[]): Cipher {
  const [newest] = keys;
  const oldest = keys.at(-1);
  if (!newest || !oldest) throw new Error('a cipher needs a key');
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', oldest.key, Buffer.alloc(0), purpose, 32));
  const digestKey = derive('digest');
  const signatureKey = derive('signature');
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', signatureKey).update(`${purpose}\0${text}`).digest('base64url');

  return {
    keyIds: keys.map(({ id }) => id),
    encrypt: (place, text) => encryptWith(newest, place, text),
    decrypt: (place, value) => decryptWith(keys, place, value),
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
    sign,
    isSigned(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** The name of the key that a value was encrypted with. */
export const keyIdOf = (value: Buffer): string => value.subarray(2, 2 + (value[1] ?? 0)).toString();

function encryptWith({ id, key }: EncryptionKey, place: CipherPlace, text: string): Buffer {
  const name = Buffer.from(id);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeName(place));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const head = Buffer.from([format, name.length]);
  return Buffer.concat([head, name, nonce, cipher.getAuthTag(), hidden]);
}

function decryptWith(keys: readonly EncryptionKey[], place: CipherPlace, value: Buffer): string {
  const nameEnd = 2 + (value[1] ?? 0);
  const id = keyIdOf(value);
  const key = keys.find((candidate) => candidate.id === id);
  if (value[0] !== format || !key) throw new Error('encrypted with an unknown key');
  const nonceEnd = nameEnd + nonceBytes;
  const tagEnd = nonceEnd + tagBytes;
  if (value.length < tagEnd) throw new Error('encrypted value is cut off');
  const decipher = createDecipheriv('aes-256-gcm', key.key, value.subarray(nameEnd, nonceEnd), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(placeName(place)).setAuthTag(value.subarray(nonceEnd, tagEnd));
  return decipher.update(value.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
}
