import type { Cipher } from './cipher.ts';

/** Code of a link that shows one row for a time: what, until when, signed for its purpose. */
export function timedCode(cipher: Cipher, purpose: string, id: number, endsAt: Date): string {
  const said = `${id.toString(36)}.${Math.floor(endsAt.getTime() / 1000).toString(36)}`;
  return `${said}.${cipher.sign(purpose, said)}`;
}

/** Id of the row that a code shows; null where it is over, or nobody here made it for this purpose. */
export function idOfTimedCode(
  cipher: Cipher,
  purpose: string,
  code: string,
  now: Date,
): number | null {
  const [id = '', end = '', signature = ''] = code.split('.');
  if (!cipher.isSigned(purpose, `${id}.${end}`, signature)) return null;
  return parseInt(end, 36) * 1000 > now.getTime() ? parseInt(id, 36) : null;
}
