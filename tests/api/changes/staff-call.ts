import type { Knex } from 'knex';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { recordStaffChange } from '#api/platform/database/staff-change.ts';
import type { RequestContext } from '#api/platform/http/request.ts';
import { permissionsOf, type Role } from '#core/permissions/roles.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import { addUser } from '../../support/factories/people.ts';
import type { TestApp } from '../../support/test-app.ts';
import type { TestClient } from '../../support/test-client.ts';

/** Somebody of the staff, who may be one of several with the same role. */
export interface Colleague {
  readonly id: number;
  readonly client: TestClient;
  /** Writes as a call of this person would, in one transaction. */
  readonly write: (
    work: (trx: Knex.Transaction) => Promise<unknown>,
    call?: UrlKey,
  ) => Promise<void>;
}

export async function colleague(app: TestApp, role: Role, name: string): Promise<Colleague> {
  const { deps } = app;
  const eMail = `${name.toLowerCase()}@obmena.example`;
  const user = await addUser(deps.knex, { e_mail: eMail, role, name });
  const session = await openSession(deps.knex, { id: user.id, role }, deps.now());
  const client = app.client();
  client.cookies.set('session', session.token);
  const signedIn = { id: user.id, eMail, name, role, permissions: permissionsOf(role) };
  return {
    id: user.id,
    client,
    async write(work, call = 'admin-unit-update') {
      // Only these of the context are looked at.
      const context = {
        user: signedIn,
        requestId: 'test-request',
        now: deps.now(),
      } as RequestContext;
      await recordStaffChange({ key: call, endpoint: endpoints[call] }, context, () =>
        deps.knex.transaction(work),
      );
    },
  };
}
