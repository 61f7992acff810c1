import { z } from 'zod';
import type { Cipher } from '../identity/cipher.ts';
import { FieldRefusal } from '../http/refusal.ts';

/** Where a page ended: the last row's place in the order. */
export interface Cursor {
  readonly sort: string;
  readonly id: number;
  /** Values of the sorted columns and the id, as texts. */
  readonly values: readonly string[];
}

const schema = z.strictObject({
  sort: z.string(),
  id: z.int(),
  values: z.array(z.string()),
});

const purpose = 'grid-cursor';

/** A cursor with its seal: what comes back was written here, so its values fit their columns. */
export function writeCursor(cipher: Cipher, cursor: Cursor): string {
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  return `${text}.${cipher.sign(purpose, text)}`;
}

/** Refuses with 400 what is no cursor of this shop, or one of another order. */
export function readCursor(cipher: Cipher, given: string, sort: string): Cursor {
  const [text = '', seal = ''] = given.split('.', 2);
  const isOurs = cipher.isSigned(purpose, text, seal);
  const cursor = isOurs
    ? schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    : null;
  if (cursor?.sort !== sort) throw new FieldRefusal({ after: ['invalid_value'] });
  return cursor;
}
