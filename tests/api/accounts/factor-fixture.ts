import { totpCode } from '#api/accounts/totp-code.ts';
import { totpStep } from '#core/accounts/totp.ts';
import type { Role } from '#core/permissions/roles.ts';
import { createAccount, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

export const password = 'Dlouhe-heslo-12';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret as an app reads it out of Base32, hexadecimal. */
function fromBase32(text: string): string {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
}

/** The code that an app shows at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  totpCode(fromBase32(secret), totpStep(at));

export interface Step {
  readonly pending: string;
  readonly kind: string;
  readonly factors: readonly string[];
}

export async function addColleague(app: TestApp, role: Role, name: string): Promise<number> {
  const eMail = `${name}@obmena.example`;
  return createAccount(app.deps, { eMail, password, role });
}

/** What the password is answered by. */
export async function firstStep(client: TestClient, name: string): Promise<Step | null> {
  const answer = await client.post('auth-login', {
    body: { eMail: `${name}@obmena.example`, password },
  });
  return answer.step;
}

/** Adds an app to whoever is signed in, and answers its secret and the recovery codes. */
export async function addApp(app: TestApp, client: TestClient) {
  const { secret } = await client.post('auth-factor-app-begin', { body: { password } });
  const code = codeAt(secret, app.clock.now);
  const { recoveryCodes } = await client.post('auth-factor-app-add', { body: { code } });
  return { secret, recoveryCodes };
}
