/**
 * Structured clone as text (https://www.electronjs.org/docs/latest/api/ipc-renderer: "Arguments will be serialized with
 * the Structured Clone Algorithm"). It runs in Node and, as source text, in the page, so it may use nothing from outside.
 */
export function makeCodec(): {
  readonly encode: (value: unknown) => string;
  readonly decode: (text: string) => unknown;
} {
  const refuse = (): never => {
    throw new Error('An object could not be cloned.');
  };
  const toText = (bytes: Uint8Array) => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x8000) {
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    }
    return btoa(text);
  };
  const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

  const pack = (value: unknown, around: readonly unknown[]): unknown => {
    if (value === undefined) return ['u'];
    if (typeof value === 'function' || typeof value === 'symbol') return refuse();
    if (typeof value === 'number' && !Number.isFinite(value)) return ['n', String(value)];
    if (typeof value === 'bigint') return ['b', String(value)];
    if (value === null || typeof value !== 'object') return ['v', value];
    // Electron keeps circles; nothing of ours sends one, and a text cannot hold it.
    if (around.includes(value)) return refuse();
    const within = [...around, value];
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    if (Array.isArray(value)) return ['a', value.map((item) => pack(item, within))];
    if (tag === 'Date') return ['d', Number(value)];
    if (tag === 'Error') return ['e', (value as Error).message]; // The tag has just said so.
    if (ArrayBuffer.isView(value)) {
      return ['t', toText(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))];
    }
    if (tag === 'Promise' || tag.startsWith('Weak')) return refuse();
    return ['o', Object.entries(value).map(([key, item]) => [key, pack(item, within)])];
  };
  const unpack = (packed: unknown): unknown => {
    // Written by pack above.
    const [kind, value] = packed as [string, never];
    if (kind === 'u') return undefined;
    if (kind === 'n') return Number(value);
    if (kind === 'b') return BigInt(value);
    if (kind === 'a') return (value as unknown[]).map(unpack); // Written by pack.
    if (kind === 'd') return new Date(value);
    if (kind === 'e') return new Error(value);
    if (kind === 't') return toBytes(value);
    if (kind !== 'o') return value;
    const entries = value as [string, unknown][]; // Written by pack.
    return Object.fromEntries(entries.map(([key, item]) => [key, unpack(item)]));
  };
  return {
    encode: (value) => JSON.stringify(pack(value, [])),
    decode: (text) => unpack(JSON.parse(text)),
  };
}
