import type { Knex } from 'knex';
import { isAboutMoney } from '#core/buyback/price-warnings.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { insertVersion, lockCurrent } from '../publish-price-list.ts';
import type { DraftModel } from './draft-model.ts';
import { draftedQuestions } from './draft-prices.ts';
import { lockDraft } from './draft-view.ts';
import { draftWarnings } from './draft-warnings.ts';
import { priceColumns } from './draft-columns.ts';

export interface DraftPublication {
  readonly id: number;
  readonly version: number;
  readonly note: string;
  readonly acceptedWarnings: string;
  readonly staffId: number;
  readonly language: Language;
  readonly at: Date;
  /** Whether another person has released it already. */
  readonly isReleased?: boolean;
}

/**
 * Publishes a draft as the next list. Refused where another list was published since the draft was
 * made (it is to be rebased first), and while its warnings, as they are now, were not accepted. What
 * changes much or costs money waits for another person, who is answered here.
 */
export async function publishDraft(
  trx: Knex.Transaction,
  deps: Dependencies,
  publication: DraftPublication,
): Promise<{ readonly id: number } | null> {
  const { id, staffId, note, at, version, acceptedWarnings, language } = publication;
  const draft = await lockDraft(trx, id, version);
  const base = await trx('price_list_versions')
    .where({ id: draft.baseVersionId })
    .first<{ code: string }>('code');
  const current = await lockCurrent(trx, base.code);
  await refuseUnpriced(trx, id);
  const place = { id, baseId: current.id };
  const warnings = await draftWarnings(trx, place, deps.market.currency, language);
  if (warnings.digest !== acceptedWarnings && warnings.digest !== '') {
    throw new Refusal(400, 'price_list_warnings', { extra: { digest: warnings.digest } });
  }
  const publish = () => writeList(trx, deps, draft, { fromId: current.id, note, staffId, at });
  const isForTwo = warnings.groups.some(({ code }) => isAboutMoney(code));
  if (!isForTwo || publication.isReleased) {
    await publish();
    return null;
  }
  const payload = { of: 'draft', id, version, note, acceptedWarnings, language, staffId };
  const { prepared } = await doOrPrepare(
    trx,
    deps,
    {
      act: 'price_publish',
      subject: `draft:${String(id)}`,
      title: draft.name,
      amount: 0,
      payload,
      reason: note,
      staffId,
      at,
    },
    publish,
  );
  return prepared;
}

interface NextList {
  readonly fromId: number;
  readonly note: string;
  readonly staffId: number;
  readonly at: Date;
}

async function writeList(
  trx: Knex,
  deps: Dependencies,
  draft: DraftModel,
  { fromId, ...said }: NextList,
): Promise<void> {
  const { id } = draft;
  const next = await insertVersion(trx, said);
  await writeQuestions(trx, id, fromId, next.id);
  await trx.raw(
    `insert into price_list_prices (version_id, model_id, ${priceColumns.join(', ')})
     select :to, model_id, ${priceColumns.join(', ')} from price_draft_rows
     where draft_id = :id and minimal_price is not null`,
    { to: next.id, id },
  );
  await trx('current_price_list').update({ version_id: next.id });
  await draft.$query(trx).patch({
    state: 'published',
    publishedVersionId: next.id,
    version: draft.version + 1,
  });
  await deps.replyCache.purge(trx, ['price-list']);
}

/** Without the smallest price that is paid a model cannot be bought at all. */
async function refuseUnpriced(trx: Knex, draftId: number): Promise<void> {
  const [row] = await trx('price_draft_rows')
    .where({ draft_id: draftId, minimal_price: null })
    .whereRaw('num_nonnulls(price_a_plus, price_a, price_b, price_c, price_d) > 0')
    .limit(1)
    .select<{ id: number }[]>('id');
  if (row) throw new FieldRefusal({ minimalPrice: ['minimum_missing'] });
}

async function writeQuestions(trx: Knex, draftId: number, from: number, to: number): Promise<void> {
  const { after } = await draftedQuestions(trx, draftId, from);
  const rows = [...after].map(([type_id, questions]) => ({
    version_id: to,
    type_id,
    questions: JSON.stringify(questions),
  }));
  if (rows.length > 0) await trx('price_list_questions').insert(rows);
}
