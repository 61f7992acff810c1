import { isCommonPassword } from '#core/accounts/common-password.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';

// 49 000 words: read when the first password is set, which most processes never see.
let words: Promise<ReadonlySet<string>> | null = null;

async function readWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses a new password that is among the commonest. Nothing of it leaves the machine. */
export async function refuseCommonPassword(password: string): Promise<void> {
  words ??= readWords();
  if (!isCommonPassword(password, await words)) return;
  throw new FieldRefusal({ password: ['password_too_common'] });
}
