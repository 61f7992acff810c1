import type { Cipher } from '../../platform/identity/cipher.ts';

const purpose = 'preview of a product';

/** Code of a link by which a variant is looked at before it is published: what, until when, signed. */
export function previewCode(cipher: Cipher, id: number, endsAt: Date): string {
  const said = `${id.toString(36)}.${Math.floor(endsAt.getTime() / 1000).toString(36)}`;
  return `${said}.${cipher.sign(purpose, said)}`;
}

/** Id of the variant that a code shows; null where it is over, or nobody here made it. */
export function previewedId(cipher: Cipher, code: string, now: Date): number | null {
  const [id = '', end = '', signature = ''] = code.split('.');
  if (!cipher.isSigned(purpose, `${id}.${end}`, signature)) return null;
  return parseInt(end, 36) * 1000 > now.getTime() ? parseInt(id, 36) : null;
}
