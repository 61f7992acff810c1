import type { Knex } from 'knex';
import { erasureToldToStaff, type ErasureRefusal } from '#core/accounts/erasure.ts';
import { parseCustomerKey } from '#core/customers/customer-key.ts';
import type { PersonalAct } from '#core/customers/personal-acts.ts';
import { noAccount, type Person } from '../accounts/open-business.ts';
import { readPerson } from '../customers/customer-person.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { eraseGuest, erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

/** What the staff do with somebody's data on their demand, by the rules of the person's own calls. */
export function staffPrivacyRoutes(deps: Dependencies): BoundRoute[] {
  const copy = bind('admin-customer-export', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const person = await findPerson(trx, params.key, context);
      await note(trx, context, { key: params.key, act: 'personal_copy', reason: body.reason });
      await recordSecurityEvent(trx, deps, context, {
        kind: 'exported',
        subject: 'admin-customer-export',
      });
      return {
        name: `obmena-${params.key}-${context.today}.json`,
        contents: JSON.stringify(await exportPerson(deps, person), null, 2),
      };
    }),
  );

  const erase = bind('admin-customer-erase', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const person = await findPerson(trx, params.key, context);
      await note(trx, context, { key: params.key, act: 'erasure', reason: body.reason });
      await toldToStaff(() =>
        person.id === noAccount
          ? eraseGuest(trx, deps, person.eMail)
          : erasePerson(trx, deps, person),
      );
      return undefined;
    }),
  );

  return [copy, erase];
}

async function findPerson(db: Knex, key: string, context: RequestContext): Promise<Person> {
  const { eMail, account } = await readPerson(db, key, staffOf(context).permissions);
  return { id: account?.id ?? noAccount, eMail };
}

interface Noted {
  readonly key: string;
  readonly act: PersonalAct;
  readonly reason: string;
}

/** On record before anything leaves or goes. */
async function note(
  trx: Knex,
  context: RequestContext,
  { key, act, reason }: Noted,
): Promise<void> {
  const named = parseCustomerKey(key);
  if (!named) throw new Refusal(404, 'not_found');
  await trx('contact_readings').insert({
    thing: named.thing,
    thing_id: named.id,
    field: act,
    staff_id: staffOf(context).id,
    reason,
    read_at: context.now,
  });
}

const isErasureRefusal = (code: string): code is ErasureRefusal => code in erasureToldToStaff;

/** The person's own call speaks to the person; a colleague is told of them. */
async function toldToStaff(erase: () => Promise<void>): Promise<void> {
  try {
    await erase();
  } catch (error) {
    if (error instanceof Refusal && isErasureRefusal(error.phrase)) {
      throw new Refusal(error.status, erasureToldToStaff[error.phrase]);
    }
    throw error;
  }
}
