import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import { provePassword } from '../accounts/prove-password.ts';

/** What a person may ask of whoever holds their data: a copy, and to be forgotten. */
export function privacyRoutes(deps: Dependencies): BoundRoute[] {
  const copy = bind('user-export', async (_, context) => {
    const data = await exportPerson(deps, ownUser(context));
    return {
      content: Buffer.from(JSON.stringify(data, null, 2)),
      name: `obmena-${context.today}.json`,
      type: 'application/json; charset=utf-8',
    };
  });

  const erase = bind('user-erase', async ({ body }, context) => {
    const user = ownUser(context);
    const proven = await provePassword(deps, user, body.password, context);
    if (!proven) throw new FieldRefusal({ password: ['wrong_password'] });
    await deps.knex.transaction((trx) => erasePerson(trx, deps, user));
    context.setCookie('session', '', 0);
    return undefined;
  });

  return [copy, erase];
}
