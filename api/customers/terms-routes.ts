import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { createCompanyRegister } from '../outside/companies/create-register.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { readPerson } from './customer-person.ts';

type Terms = Reply<Endpoints['admin-customer-terms']>;

/** What a company buys for, until when it pays, and who it is by the register. */
export function termsRoutes(deps: Dependencies): BoundRoute[] {
  const register = createCompanyRegister(deps);

  const read = bind('admin-customer-terms', async ({ params: { key } }, context) =>
    readTerms(deps.reads, await companyAccount(deps.reads, key, context), context.language),
  );

  const save = bind('admin-customer-terms-save', ({ params: { key }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const id = await companyAccount(trx, key, context);
      await trx('users').where({ id }).forUpdate().first('id');
      const { seen, ...wanted } = body;
      const before = await readTerms(trx, id, context.language);
      if (!isAsSeen(seen, before)) throw new Refusal(409, 'terms_changed');
      if (wanted.levelId !== null && !before.levels.some(({ id }) => id === wanted.levelId)) {
        throw new FieldRefusal({ levelId: ['unknown_row'] });
      }
      const row = {
        company: wanted.company,
        registration_number: wanted.registrationNumber,
        vat_number: wanted.vatNumber,
        price_level_id: wanted.levelId,
        payment_days: wanted.paymentDays,
        changed_at: context.now,
      };
      // The history knows changes of a profile, and the terms of a new one are those of everybody.
      await trx('user_profiles').insert({ user_id: id }).onConflict('user_id').ignore();
      await trx('user_profiles').where({ user_id: id }).update(row);
      return readTerms(trx, id, context.language);
    }),
  );

  const find = bind('admin-company-find', async ({ body: { number } }) => {
    const answer = await register.find(number);
    const { isSandbox } = register;
    if (answer.outcome !== 'found') return { outcome: answer.outcome, isSandbox, company: null };
    const { address: seat, ...company } = answer.company;
    return { outcome: answer.outcome, isSandbox, company: { ...company, seat } };
  });

  return [read, save, find];
}

const isAsSeen = (seen: Omit<Terms, 'levels'>, now: Terms): boolean =>
  seen.company === now.company &&
  seen.registrationNumber === now.registrationNumber &&
  seen.vatNumber === now.vatNumber &&
  seen.levelId === now.levelId &&
  seen.paymentDays === now.paymentDays;

/** The account of a company; 404 of anybody else, who buys as everybody does. */
async function companyAccount(db: Knex, key: string, context: RequestContext): Promise<number> {
  const { account } = await readPerson(db, key, staffOf(context).permissions);
  if (account?.role !== 'business') throw new Refusal(404, 'not_found');
  return account.id;
}

async function readTerms(db: Knex, id: number, language: Language): Promise<Terms> {
  const row = await db('user_profiles').where({ user_id: id }).first();
  const levels = await db('price_levels')
    .orderBy(['position', 'id'])
    .select<Terms['levels']>('id', `name_${language} as name`);
  return {
    company: row?.company ?? '',
    registrationNumber: row?.registration_number ?? '',
    vatNumber: row?.vat_number ?? '',
    levelId: row?.price_level_id ?? null,
    paymentDays: row?.payment_days ?? 0,
    levels,
  };
}
