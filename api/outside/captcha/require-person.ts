import { FieldRefusal } from '../../platform/http/refusal.ts';
import type { Captcha } from './captcha.ts';

/** Refuses on `captcha` whoever did not prove to be a person; `address` is the sender's. */
export async function requirePerson(
  captcha: Captcha,
  token: string,
  address: string,
): Promise<void> {
  const verdict = await captcha.verify(token, address);
  if (verdict === 'failed') throw new FieldRefusal({ captcha: ['captcha_failed'] });
  if (verdict === 'unavailable') throw new FieldRefusal({ captcha: ['captcha_unavailable'] });
}
