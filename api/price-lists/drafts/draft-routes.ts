import { changeInPercent } from '#core/buyback/large-price-changes.ts';
import { grades } from '#core/buyback/grade.ts';
import { changeSetOf } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { pricesByGrade } from '../bilingual-appraisal.ts';
import { createDraft } from './create-draft.ts';
import { draftedModels, type DraftedModel } from './draft-prices.ts';
import { lockDraft, readDraft, readDrafts } from './draft-view.ts';
import { draftWarnings } from './draft-warnings.ts';
import { priceImportRoutes } from './import-routes.ts';
import { publishDraft } from './publish-draft.ts';
import { currentList, rebaseConflicts, rebaseDraft } from './rebase-draft.ts';

const byNewest = `order by (d.state = 'open') desc, d.id desc`;

/** What staff do with drafts of price lists, besides their cells. */
export const priceDraftRoutes = (deps: Dependencies): BoundRoute[] => [
  ...readingRoutes(deps),
  ...writingRoutes(deps),
  ...priceImportRoutes(deps),
];

function readingRoutes({ reads, market }: Dependencies): BoundRoute[] {
  const list = bind('price-draft-list', async ({ query }) => {
    const { state = '', limit, offset } = query;
    const [counted] = await reads('price_drafts')
      .whereRaw('? in (?, state)', [state, ''])
      .count<{ count: number }[]>('id');
    const condition = `where $1 in ('', d.state) ${byNewest} limit $2 offset $3`;
    const results = await readDrafts(reads, condition, [state, limit, offset]);
    return { count: counted?.count ?? 0, results };
  });

  const detail = bind('price-draft', async ({ params }) => {
    const draft = await readDraft(reads, params.id);
    const counted = await reads('price_draft_rows')
      .where({ draft_id: draft.id })
      .groupBy('change')
      .select<{ change: string; count: number }[]>(
        'change',
        reads.raw('count(*)::integer as count'),
      );
    const count = new Map(counted.map((row) => [row.change, row.count]));
    const of = (change: string) => count.get(change) ?? 0;
    return {
      ...draft,
      changes: {
        unchanged: of('unchanged'),
        added: of('added'),
        removed: of('removed'),
        raised: of('raised'),
        lowered: of('lowered'),
        mixed: of('mixed'),
      },
    };
  });

  const differences = bind('price-draft-differences', async ({ params, query }) => {
    const draft = await readDraft(reads, params.id);
    const models = await draftedModels(reads, draft.id, { kind: 'changed', ...query });
    return { count: draft.changedModels, results: models.map(differenceOf) };
  });

  const warnings = bind('price-draft-warnings', async ({ params }, { language }) => {
    const draft = await readDraft(reads, params.id);
    const { base_version_id: baseId } = await reads('price_drafts')
      .where({ id: draft.id })
      .first<{ base_version_id: number }>('base_version_id');
    return draftWarnings(reads, { id: draft.id, baseId }, market.currency, language);
  });

  const preview = bind('price-draft-rebase-preview', async ({ params }) => {
    await readDraft(reads, params.id);
    const current = await currentList(reads);
    const conflicts = await rebaseConflicts(reads, params.id, current.id);
    return { onto: current.code, conflicts };
  });

  return [list, detail, differences, warnings, preview];
}

function differenceOf(model: DraftedModel) {
  const before = { ...pricesByGrade(model.base), minimal: model.base.minimal_price };
  const after = { ...pricesByGrade(model), minimal: model.minimal_price };
  const names = [...grades, 'minimal'] as const;
  return {
    id: model.id,
    device: model.device,
    change: model.change,
    prices: names
      .filter((price) => before[price] !== after[price])
      .map((price) => ({
        price,
        before: before[price],
        after: after[price],
        percent: changeInPercent(before[price], after[price]),
      })),
  };
}

function writingRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const add = bind('price-draft-add', ({ body }, context) =>
    knex.transaction(async (trx) => {
      const owner = staffOf(context);
      const id = await createDraft(trx, { name: body.name, ownerId: owner.id, at: context.now });
      return readDraft(trx, id);
    }),
  );

  const rename = bind('price-draft-update', ({ params, body }) =>
    knex.transaction(async (trx) => {
      const draft = await lockDraft(trx, params.id, body.version);
      await draft.$query(trx).patch({ name: body.name, version: draft.version + 1 });
      return readDraft(trx, draft.id);
    }),
  );

  const discard = bind('price-draft-discard', ({ params, body }) =>
    knex.transaction(async (trx) => {
      const draft = await lockDraft(trx, params.id, body.version);
      await draft.$query(trx).patch({ state: 'discarded', version: draft.version + 1 });
      return { ...(await readDraft(trx, draft.id)), changeSetId: await changeSetOf(trx) };
    }),
  );

  const rebase = bind('price-draft-rebase', ({ params, body }) =>
    knex.transaction(async (trx) => {
      await rebaseDraft(trx, { id: params.id, ...body });
      return { ...(await readDraft(trx, params.id)), changeSetId: await changeSetOf(trx) };
    }),
  );

  const publish = bind('price-draft-publish', async ({ params, body }, context) => {
    const { language, now: at } = context;
    const staffId = staffOf(context).id;
    const prepared = await knex.transaction((trx) =>
      publishDraft(trx, deps, { id: params.id, ...body, staffId, language, at }),
    );
    return { ...(await readDraft(knex, params.id)), prepared };
  });

  return [add, rename, discard, rebase, publish];
}
