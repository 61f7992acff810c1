import type { Knex } from 'knex';
import { releaseRefusal, type ReleasedAct } from '#core/permissions/two-person-policy.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { checkFactorAge } from '../platform/http/require-fresh-factor.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { accountMakers } from '../platform/security/account-makers.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { PreparedActModel } from '../prepared-acts/prepared-act-model.ts';
import { changesOfActs } from './act-changes.ts';
import { actView, findActs, type ActRow } from './act-rows.ts';
import { releases } from './carry-out.ts';

interface Decision {
  readonly id: number;
  readonly version: number;
  readonly to: 'released' | 'refused' | 'called_off';
  readonly note: string;
}

/** What waits for a second person (DECISIONS "Money and two people"). */
export function actRoutes(deps: Dependencies): BoundRoute[] {
  const list = bind('prepared-act-list', async ({ query: { state } }, context) => {
    const user = staffOf(context);
    const rows = await findActs(deps.reads, { state, now: context.now });
    // What concerns neither oneself nor one's permissions is nobody's to see.
    const own = rows.filter((row) => row.prepared_by === user.id || mayDecide(row.act, user));
    const results = await views(deps.reads, own, user, context.now);
    const toDecide = results.filter((act) => act.mayDecide).length;
    return { results, toDecide };
  });

  const decide = bind('prepared-act-decide', async ({ params: { id }, body }, context) => {
    const user = staffOf(context);
    // Refusing and calling off moves nothing, and may be anybody's of the staff.
    if (body.to === 'released') checkFactorAge(deps, context);
    await deps.knex.transaction(async (trx) => {
      const row = await PreparedActModel.query(trx).findById(id).forUpdate();
      // Whoever it does not concern learns nothing of it.
      const isOwn = row?.preparedBy === user.id;
      if (!row || (!isOwn && !mayDecide(row.act, user))) throw new Refusal(404, 'not_found');
      const isOpen = row.status === 'waiting' && row.expiresAt > context.now;
      if (row.version !== body.version || !isOpen) throw new Refusal(409, 'act_decided');
      const makers = await accountMakers(trx, { id: user.id, now: context.now });
      checkDecider(row, { ...user, isMadeByPreparer: makers.has(row.preparedBy) }, body);
      if (body.to !== 'released') await releases[row.act].drop?.(trx, row.payload);
      await row.$query(trx).patch({
        status: body.to,
        note: body.note,
        version: row.version + 1,
        decidedBy: user.id,
        decidedAt: context.now,
      });
      await recordSecurityEvent(trx, deps, context, {
        kind: body.to === 'released' ? 'released' : 'decided',
        subject: `${row.act} ${String(id)}`,
      });
      if (body.to !== 'released') return;
      const releaser = { staffId: user.id, at: context.now };
      await releases[row.act].carryOut(trx, deps, row.payload, releaser).catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 409) throw new Refusal(409, 'act_stale');
        throw error;
      });
    });
    const rows = await findActs(deps.knex, { id, now: context.now });
    const [act] = await views(deps.knex, rows, user, context.now);
    if (!act) throw new Error('a decided act has no row');
    return act;
  });

  return [list, decide];
}

async function views(db: Knex, rows: readonly ActRow[], user: SignedInUser, now: Date) {
  const payloads = rows.map(({ payload }) => payload);
  const changes = await changesOfActs(db, payloads);
  const makers = await accountMakers(db, { id: user.id, now });
  return rows.map((row, at) =>
    actView(
      row,
      changes[at] ?? nothing,
      { ...user, isMadeByPreparer: makers.has(row.prepared_by) },
      now,
    ),
  );
}

const nothing = { changes: [], moreChanges: 0 };

const mayDecide = (act: ReleasedAct, { id, role }: SignedInUser): boolean =>
  releaseRefusal({ act, preparedBy: 0 }, { id, role }) === null;

/** One calls off one's own, and decides what others prepared. */
function checkDecider(
  { act, preparedBy }: Pick<PreparedActModel, 'act' | 'preparedBy'>,
  user: SignedInUser & { readonly isMadeByPreparer: boolean },
  { to, note }: Decision | Omit<Decision, 'id'>,
): void {
  if (to === 'called_off') {
    if (preparedBy !== user.id) throw new Refusal(403, 'act_not_yours');
    return;
  }
  const refusal = releaseRefusal({ act, preparedBy }, user);
  if (refusal !== null) throw new Refusal(403, refusal);
  if (to === 'refused' && note === '') throw new Refusal(400, 'act_needs_reason');
}
