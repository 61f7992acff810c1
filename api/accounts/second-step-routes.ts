import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { delaySecondStep, endSecondStepDelay } from './account-delay.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { passkeyToAsk, provePasskey } from './passkeys.ts';
import { countTry, endPending, findPending } from './pending-sign-in.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { proveTotp } from './second-factors.ts';

/** The second step of a sign-in, after the password and before the session. */
export function secondStepRoutes(deps: Dependencies): BoundRoute[] {
  const byCode = bind('auth-second-step', async ({ body: { pending, code } }, context) => ({
    user: await prove(deps, context, pending, 'code', (userId) =>
      isCode(deps, userId, code, context.now),
    ),
  }));

  const options = bind('auth-second-step-passkey-options', async ({ body }, { now }) => {
    const { id } = await findPending(deps.knex, body.pending, 'prove', now);
    return { options: await passkeyToAsk(deps, id, now) };
  });

  const byPasskey = bind('auth-second-step-passkey', async ({ body }, context) => ({
    user: await prove(deps, context, body.pending, 'answer', (userId) =>
      provePasskey(deps, userId, body.answer, context.now),
    ),
  }));

  const again = bind('auth-prove-again', async ({ body: { code } }, context) => {
    const { id, eMail } = staffOf(context);
    await delaySecondStep(deps, { id, e_mail: eMail }, context);
    if (!(await isCode(deps, id, code, context.now))) await refuse(deps, context, id, 'code');
    await endSecondStepDelay(deps, id);
    await deps
      .knex('sessions')
      .where('token_hash', context.sessionHash)
      .update('second_factor_at', context.now);
    await recordSecurityEvent(deps.knex, deps, context, { kind: 'second_factor_proved' });
    return undefined;
  });

  return [byCode, options, byPasskey, again];
}

/** Whether a code is of somebody's app, or a recovery code, which is used up by that. */
const isCode = async (deps: Dependencies, userId: number, code: string, now: Date) =>
  (await proveTotp(deps, userId, code, now)) || useRecoveryCode(deps.knex, deps, userId, code, now);

async function refuse(
  deps: Dependencies,
  context: RequestContext,
  actorId: number,
  field: 'code' | 'answer',
): Promise<never> {
  const failed = { kind: 'second_factor_failed', actorId } as const;
  await recordSecurityEvent(deps.knex, deps, context, failed);
  throw new FieldRefusal({ [field]: ['wrong_second_factor'] });
}

/**
 * Opens the session of whoever proves the second factor. Tries are counted before: five after one
 * password, and by account, wherever they come from, with waits as for passwords.
 */
async function prove(
  deps: Dependencies,
  context: RequestContext,
  pending: string,
  field: 'code' | 'answer',
  isRight: (userId: number) => Promise<boolean>,
): Promise<SignedInUser> {
  const { knex } = deps;
  const person = await findPending(knex, pending, 'prove', context.now);
  await delaySecondStep(deps, person, context);
  await countTry(knex, pending);
  if (!(await isRight(person.id))) await refuse(deps, context, person.id, field);
  await endPending(knex, person.id);
  await endSecondStepDelay(deps, person.id);
  return finishSignIn(deps, person, context, context.now);
}
