import { openSession } from '#api/platform/sessions/sessions.ts';
import type { Role } from '#core/permissions/roles.ts';
import { addUser } from './factories/people.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Somebody with a role and an open session; passwords have tests of their own and are slow by design. */
export async function signIn({ deps, client }: TestApp, role: Role): Promise<TestClient> {
  const user = await addUser(deps.knex, { e_mail: `${role}@obmena.example`, role });
  // With the second factor that a real shop asks some roles for.
  const wish = { secondFactorAt: deps.now() };
  const session = await openSession(deps.knex, { id: user.id, role }, deps.now(), wish);
  const signedIn = client();
  // Over https its name says that no other host has set it.
  for (const name of ['session', '__Host-session']) signedIn.cookies.set(name, session.token);
  return signedIn;
}
