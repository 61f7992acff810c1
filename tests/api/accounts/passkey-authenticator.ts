import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** CBOR of what an authenticator says: numbers, bytes, texts and maps (RFC 8949). */
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Lies {
  readonly origin?: string;
  readonly challenge?: string;
  /** Whether it asked its owner for a finger or a PIN. */
  readonly isVerified?: boolean;
}

/** A passkey without a device: it makes and proves one key as WebAuthn says (Level 3, 6.1 and 6.5). */
export class PasskeyAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: EC2, ES256, P-256.
    this.#publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** Answers the options of a registration. */
  make(options: string, lies: Lies = {}): string {
    const id = this.#id.toString('base64url');
    const size = Buffer.from([0, this.#id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), size, this.#id, this.#publicKey]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Buffer.concat([this.#data(0x40, lies), attested])],
      ]),
    );
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', options, lies).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    };
    return this.#answer(id, response);
  }

  /** Answers the options of a sign-in. */
  prove(options: string, lies: Lies = {}): string {
    this.#count += 1;
    const data = this.#data(0, lies);
    const client = this.#clientData('webauthn.get', options, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key);
    return this.#answer(this.#id.toString('base64url'), {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(id: string, response: object): string {
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      response,
      clientExtensionResults: {},
    });
  }

  #data(flags: number, { isVerified = true }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    const rp = sha256(new URL(this.#origin).hostname);
    return Buffer.concat([rp, Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), count]);
  }

  #clientData(type: string, options: string, lies: Lies): Buffer {
    const asked: unknown = Reflect.get(Object(JSON.parse(options)), 'challenge');
    const { challenge = String(asked), origin = this.#origin } = lies;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
