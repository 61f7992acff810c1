import { mayStayWithout, needsSecondFactor } from '#core/accounts/second-factor.ts';
import { toBase32, totpUri } from '#core/accounts/totp.ts';
import { qrPath } from '../documents/qr-path.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { endOtherSessions } from '../platform/sessions/own-sessions.ts';
import { ownerOf, provenOwner, requirePassword, type FactorOwner } from './factor-owner.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { addPasskey, passkeyToMake } from './passkeys.ts';
import { endPending } from './pending-sign-in.ts';
import { codesLeft, firstCodes, renewCodes } from './recovery-codes.ts';
import { beginTotp, confirmTotp, listFactors } from './second-factors.ts';
import { tellOfFactors } from './tell-of-factors.ts';

/** One's own second factors: seeing, adding and removing them. */
export const factorRoutes = (deps: Dependencies): BoundRoute[] => [
  ...addRoutes(deps),
  ...keepRoutes(deps),
];

function addRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const begin = bind('auth-factor-app-begin', async ({ body }, context) => {
    const owner = await provenOwner(deps, context, body);
    const hidden = await knex.transaction((trx) => beginTotp(trx, deps, owner.id, context.now));
    const secret = toBase32(Buffer.from(hidden, 'hex'));
    const uri = totpUri({ secret, account: owner.e_mail, issuer: 'Obměna' });
    return { secret, uri, qr: qrPath(uri) };
  });

  const add = bind('auth-factor-app-add', async ({ body: { pending, code } }, context) => {
    const owner = await ownerOf(deps, context, pending);
    const isRight = await knex.transaction((trx) =>
      confirmTotp(trx, deps, owner.id, code, context.now),
    );
    if (!isRight) throw new FieldRefusal({ code: ['wrong_second_factor'] });
    return whenAdded(deps, owner, context);
  });

  const beginPasskey = bind('auth-factor-passkey-begin', async ({ body }, context) => {
    const owner = await provenOwner(deps, context, body);
    return { options: await passkeyToMake(deps, owner, context.now) };
  });

  const addKey = bind('auth-factor-passkey-add', async ({ body }, context) => {
    const { pending, name, answer } = body;
    const owner = await ownerOf(deps, context, pending);
    if (!(await addPasskey(deps, owner, { name, answer, now: context.now }))) {
      throw new FieldRefusal({ answer: ['wrong_second_factor'] });
    }
    return whenAdded(deps, owner, context);
  });

  return [begin, add, beginPasskey, addKey];
}

/** Sessions that stand on the password alone end; the one that added the factor goes on with it. */
async function whenAdded(deps: Dependencies, owner: FactorOwner, context: RequestContext) {
  const { now, sessionHash } = context;
  const recoveryCodes = await deps.knex.transaction(async (trx) => {
    await endOtherSessions(trx, owner.id, owner.isSigningIn ? null : sessionHash);
    await trx('sessions').where({ user_id: owner.id }).update({ second_factor_at: now });
    await trx('station_sign_ins').where({ user_id: owner.id, second_factor_at: null }).delete();
    await endPending(trx, owner.id);
    const changed = { kind: 'second_factor_changed', subject: 'added' } as const;
    await recordSecurityEvent(trx, deps, context, { ...changed, actorId: owner.id });
    await tellOfFactors(trx, deps, owner.id, 'factorAdded');
    return firstCodes(trx, deps, owner.id);
  });
  const user = owner.isSigningIn ? await finishSignIn(deps, owner, context, now) : null;
  return { recoveryCodes, user };
}

function keepRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, environment } = deps;

  const read = bind('auth-factors', async (_, context) => {
    const { id, role } = staffOf(context);
    const rows = await listFactors(knex, id);
    return {
      factors: rows.map((row) => ({
        id: row.id,
        kind: row.kind === 'passkey' ? ('passkey' as const) : ('totp' as const),
        name: row.name,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await codesLeft(knex, id),
      isDemanded: environment.isProduction && needsSecondFactor(role),
    };
  });

  const remove = bind('auth-factor-remove', async ({ body: { id, password } }, context) => {
    const user = staffOf(context);
    await requirePassword(deps, context, password);
    await knex.transaction(async (trx) => {
      await trx('users').where('id', user.id).forUpdate().first('id');
      const rows = await listFactors(trx, user.id);
      if (!rows.some((row) => row.id === id)) throw new Refusal(404, 'not_found');
      const isLast = rows.length === 1;
      if (isLast && !mayStayWithout(user.role, environment.isProduction)) {
        throw new Refusal(409, 'last_second_factor');
      }
      await trx('second_factors').where({ id, user_id: user.id }).delete();
      if (isLast) await trx('recovery_codes').where({ user_id: user.id }).delete();
      const changed = { kind: 'second_factor_changed', subject: 'removed' } as const;
      await recordSecurityEvent(trx, deps, context, changed);
      await tellOfFactors(trx, deps, user.id, 'factorRemoved');
    });
    return undefined;
  });

  const renew = bind('auth-recovery-codes', async ({ body: { password } }, context) => {
    const { id } = staffOf(context);
    await requirePassword(deps, context, password);
    if ((await listFactors(knex, id)).length === 0) throw new Refusal(404, 'not_found');
    return { recoveryCodes: await knex.transaction((trx) => renewCodes(trx, deps, id)) };
  });

  return [read, remove, renew];
}
