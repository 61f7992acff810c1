import type { Knex } from 'knex';
import type { ParsedInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { askForNews } from '../newsletter/ask-for-news.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import { findProfile, isEditable, toProfile } from './profile-rows.ts';
import { summarize } from './summary.ts';
import { UserModel } from './user-model.ts';
import { SubscriberModel } from '../newsletter/subscriber-model.ts';

type Changes = ParsedInput<Endpoints['user-profile-update']>['body'];

const yearInSeconds = 31_536_000;

/** Personal data of who is signed in, and what they have in the shop. */
export function profileRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const read = bind('user-profile', async (_, context) =>
    toProfile(await findProfile(knex, ownUser(context).id)),
  );

  const update = bind('user-profile-update', async ({ body }, context) => {
    const user = ownUser(context);
    if (!isEditable(user.role)) throw new Refusal(403, 'shop_account_fixed');
    if (user.role === 'business') requireCompany(body);
    await knex.transaction((trx) => save(trx, deps, user, body, context.now));
    if (body.language !== context.language) {
      context.setCookie('language', body.language, yearInSeconds);
    }
    return toProfile(await findProfile(knex, user.id));
  });

  const summary = bind('user-summary', (_, context) => summarize(knex, ownUser(context)));

  return [read, update, summary];
}

/** A business account stands for a company, which its invoices name. */
function requireCompany({ company, registrationNumber }: Changes): void {
  const missing = {
    ...(company === '' && { company: ['required'] }),
    ...(registrationNumber === '' && { registrationNumber: ['required'] }),
  };
  if (Object.keys(missing).length > 0) throw new FieldRefusal(missing);
}

async function save(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, eMail }: SignedInUser,
  body: Changes,
  now: Date,
): Promise<void> {
  const { firstName, lastName, language } = body;
  await UserModel.query(trx)
    .findById(id)
    .patch({ name: `${firstName} ${lastName}`, language });
  const profile = {
    first_name: firstName,
    last_name: lastName,
    phone: body.phone,
    company: body.company,
    registration_number: body.registrationNumber,
    vat_number: body.vatNumber,
    changed_at: now,
  };
  await trx('user_profiles')
    .insert({ user_id: id, ...profile })
    .onConflict('user_id')
    .merge(profile);
  const { news } = await findProfile(trx, id);
  const hasNews = news === 'waiting' || news === 'confirmed';
  if (body.wantsNews && !hasNews) {
    await askForNews(trx, deps, { eMail, language, source: 'profile' }, now);
  }
  if (!body.wantsNews && hasNews) {
    await SubscriberModel.query(trx)
      .where({ e_mail: eMail })
      .patch({ status: 'unsubscribed', changedAt: now, endedBy: null });
  }
}
