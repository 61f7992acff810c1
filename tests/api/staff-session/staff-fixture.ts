import type { Role } from '#core/permissions/roles.ts';
import { createAccount, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

export const password = 'Dlouhe-heslo-12';
export const pin = '2580';

export interface Person {
  readonly id: number;
  readonly eMail: string;
}

/** An account with the password of these tests. */
export async function addPerson(app: TestApp, role: Role, name: string = role): Promise<Person> {
  const eMail = `${name}@obmena.example`;
  const id = await createAccount(app.deps, { eMail, password, role });
  await app.deps.knex('users').where({ id }).update({ name });
  return { id, eMail };
}

/** Signs in on a device, which is a client with its cookies. */
export async function signInAt(device: TestClient, { eMail }: Person): Promise<void> {
  const { status } = await device.login(eMail, password);
  if (status !== 200) throw new Error('the sign-in failed');
}

/** Signs in and sets the PIN of these tests. */
export async function signInWithPin(device: TestClient, person: Person): Promise<void> {
  await signInAt(device, person);
  await device.post('auth-pin-set', { body: { password, pin } });
}
