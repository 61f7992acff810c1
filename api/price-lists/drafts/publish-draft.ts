import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { insertVersion, lockCurrent } from '../publish-price-list.ts';
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
}

/**
 * Publishes a draft as the next list. Refused where another list was published since the draft was
 * made (it is to be rebased first), and while its warnings, as they are now, were not accepted.
 */
export const publishDraft = (deps: Dependencies, publication: DraftPublication): Promise<void> =>
  deps.knex.transaction(async (trx) => {
    const { id, staffId, note, at } = publication;
    const draft = await lockDraft(trx, id, publication.version);
    const base = await trx('price_list_versions')
      .where({ id: draft.baseVersionId })
      .first<{ code: string }>('code');
    const current = await lockCurrent(trx, base.code);
    await refuseUnpriced(trx, id);
    const warnings = await draftWarnings(
      trx,
      { id, baseId: current.id },
      deps.market.currency,
      publication.language,
    );
    if (warnings.digest !== publication.acceptedWarnings && warnings.digest !== '') {
      throw new Refusal(400, 'price_list_warnings', { extra: { digest: warnings.digest } });
    }
    const next = await insertVersion(trx, { note, staffId, at });
    await writeQuestions(trx, id, current.id, next.id);
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
  });

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
