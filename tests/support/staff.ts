import type { Knex } from 'knex';
import { openSession } from '#api/platform/sessions/sessions.ts';
import type { Role } from '#core/permissions/roles.ts';
import { addUser } from './factories/people.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/**
 * Somebody with a role and an open session, who works at a store where one is named; passwords have tests of their own and are
 * slow by design.
 */
export async function signIn(
  { deps, client }: TestApp,
  role: Role,
  store?: string,
): Promise<TestClient> {
  const name = store === undefined ? role : `${role}.${store}`;
  const storeId = store === undefined ? null : await idOfStore(deps.knex, store);
  const user = await addUser(deps.knex, {
    e_mail: `${name}@obmena.example`,
    role,
    store_id: storeId,
  });
  // With the second factor that a real shop asks some roles for.
  const wish = { secondFactorAt: deps.now() };
  const session = await openSession(deps.knex, { id: user.id, role }, deps.now(), wish);
  const signedIn = client();
  // Over https its name says that no other host has set it.
  for (const cookie of ['session', '__Host-session']) signedIn.cookies.set(cookie, session.token);
  return signedIn;
}

async function idOfStore(knex: Knex, slug: string): Promise<number> {
  const row = await knex('stores').where({ slug }).first<{ id: number } | undefined>('id');
  if (!row) throw new Error(`no store ${slug}`);
  return row.id;
}
