import type { Role } from '#core/permissions/roles.ts';
import { createAccount, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { codeAt } from '#tests/support/totp.ts';

export const password = 'Dlouhe-heslo-12';

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
