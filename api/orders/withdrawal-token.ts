import type { Dependencies } from '../platform/dependencies.ts';
import { randomCode } from '../platform/identity/random-code.ts';

const purpose = 'withdrawal';

/** Names one request of one order: pressing confirm twice sends the same one (T-REF-8). */
export function newWithdrawalToken(
  { cipher }: Pick<Dependencies, 'cipher'>,
  orderCode: string,
): string {
  const name = randomCode();
  return `${name}.${cipher.sign(purpose, `${orderCode} ${name}`)}`;
}

/** Whether a token was given for this very order. */
export function isWithdrawalToken(
  { cipher }: Pick<Dependencies, 'cipher'>,
  orderCode: string,
  token: string,
): boolean {
  const [name = '', signature = ''] = token.split('.');
  return cipher.isSigned(purpose, `${orderCode} ${name}`, signature);
}
