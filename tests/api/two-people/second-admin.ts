import { openSession } from '#api/platform/sessions/sessions.ts';
import { addUser } from '#tests/support/factories/people.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** An administrator besides the one who signs in by the usual name. */
export async function secondAdmin(app: TestApp): Promise<TestClient> {
  const user = await addUser(app.deps.knex, { e_mail: 'druhy@obmena.example', role: 'admin' });
  const session = await openSession(app.deps.knex, { id: user.id, role: 'admin' }, app.clock.now);
  const client = app.client();
  client.cookies.set('session', session.token);
  return client;
}
