import type { Scramble } from '#core/orders/order-number.ts';
import type { Cipher } from '../platform/identity/cipher.ts';

/** Numbers of the shop's own key, which nobody else can work out. */
export const scrambleOf =
  (cipher: Pick<Cipher, 'digest'>): Scramble =>
  (round, part) =>
    cipher.digest(`order number\0${String(round)}\0${String(part)}`).readUInt32BE();
