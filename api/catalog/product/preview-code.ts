import type { Cipher } from '../../platform/identity/cipher.ts';
import { idOfTimedCode, timedCode } from '../../platform/identity/timed-code.ts';

const purpose = 'preview of a product';

/** Code of a link by which a variant is looked at before it is published. */
export const previewCode = (cipher: Cipher, id: number, endsAt: Date): string =>
  timedCode(cipher, purpose, id, endsAt);

/** Id of the variant that a code shows; null where it is over, or nobody here made it. */
export const previewedId = (cipher: Cipher, code: string, now: Date): number | null =>
  idOfTimedCode(cipher, purpose, code, now);
