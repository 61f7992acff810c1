import type { Knex } from 'knex';
import { isCheckable } from '#core/service/repair-checks.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import type { RepairModel } from '../repair-model.ts';
import { requireRepair } from '../require-repair.ts';
import { storeAnswers } from './intake-answers.ts';
import { paperPdf } from './paper-pdf.ts';
import { papersView } from './papers-view.ts';
import { paperOf, paperPhrases } from './repair-papers.ts';
import { photoRoutes } from './photo-routes.ts';
import { storeSignature } from './signatures.ts';

/** The record of an intake, its photos, and what is signed. */
export const paperRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-repair-papers', async ({ params }, { language }) =>
    papersView(deps.knex, deps, await requireRepair(deps.knex, params.id), language),
  ),

  bind('admin-repair-answers', ({ params, body }, { language }) =>
    deps.knex.transaction(async (trx) => {
      const row = await lockOpen(trx, params.id);
      const { digest } = await paperOf(trx, deps, row, 'intake');
      // Whoever was faster wrote something that this one has not seen.
      if (digest !== body.digest) throw new Refusal(409, 'repair_paper_changed');
      await storeAnswers(trx, deps, row, body.answers);
      return papersView(trx, deps, row, language);
    }),
  ),

  bind('admin-repair-sign', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await lockOpen(trx, params.id);
      const by = { staffId: staffOf(context).id, at: context.now };
      await storeSignature(trx, deps, row, { kind: 'intake', sent: body }, by);
      return papersView(trx, deps, row, context.language);
    }),
  ),

  bind('admin-repair-paper', async ({ params }) => {
    const row = await requireRepair(deps.knex, params.id);
    const bytes = await paperPdf(deps.knex, deps, row, params.kind);
    const say = paperPhrases[row.language];
    return {
      name: `${say[`file_${params.kind}`]}-${row.number}.pdf`,
      contents: Buffer.from(bytes).toString('base64'),
    };
  }),

  ...photoRoutes(deps),
];

/** The repair, locked, while its record can still be filled in and signed. */
async function lockOpen(trx: Knex, id: number): Promise<RepairModel> {
  const row = await requireRepair(trx, id, true);
  if (!isCheckable(row.status, 'before')) throw new Refusal(409, 'repair_paper_closed');
  return row;
}
