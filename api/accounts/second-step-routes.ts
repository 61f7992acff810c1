import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
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
    user: await prove(deps, context, pending, 'code', async (userId) => {
      const isOfApp = await proveTotp(deps, userId, code, context.now);
      return isOfApp || useRecoveryCode(deps.knex, deps, userId, code, context.now);
    }),
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

  return [byCode, options, byPasskey];
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
  if (!(await isRight(person.id))) {
    const failed = { kind: 'second_factor_failed', actorId: person.id } as const;
    await recordSecurityEvent(knex, deps, context, failed);
    throw new FieldRefusal({ [field]: ['wrong_second_factor'] });
  }
  await endPending(knex, person.id);
  await endSecondStepDelay(deps, person.id);
  return finishSignIn(deps, person, context, context.now);
}
