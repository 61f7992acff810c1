import type { Knex } from 'knex';
import { grades, type Grade } from '#core/buyback/grade.ts';
import { isAboutMoney } from '#core/buyback/price-warnings.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { findListed, readChanges, type PriceChange, type Resolved } from './price-changes.ts';
import { warningsOf, type NamedWarning } from './price-list-warnings.ts';
import { resalePrices } from './resale-prices.ts';
import type { Rows } from '../platform/database/rows.ts';

export interface Publication {
  readonly basedOn: string;
  readonly note: string;
  readonly changes: readonly PriceChange[];
  readonly acceptWarnings: boolean;
  readonly staffId: number;
  readonly at: Date;
  /** Whether another person has released it already. */
  readonly isReleased?: boolean;
}

export interface Published {
  /** Null where another person has to release it first. */
  readonly code: string | null;
  readonly warnings: NamedWarning[];
  readonly prepared: { readonly id: number } | null;
}

/**
 * Publishes a price list: all of the current one with the changes put over it. The row that names
 * the current list is locked, so publications follow one another and each knows what it is based on.
 */
export async function publishPriceList(
  trx: Knex.Transaction,
  deps: Dependencies,
  publication: Publication,
): Promise<Published> {
  const current = await lockCurrent(trx, publication.basedOn);
  const listed = await findListed(trx, current.id, publication.changes);
  const resolved = readChanges(publication.changes, listed);
  const models = resolved.map(({ modelId }) => modelId);
  const resaleOf = await resalePrices(trx, models);
  const warnings = warningsOf(resolved, deps.market.currency, resaleOf);
  if (warnings.length > 0 && !publication.acceptWarnings) {
    const named = warnings.map(({ productModel, warning }) => ({
      product_model: productModel,
      warning,
    }));
    throw new Refusal(400, 'price_list_warnings', { extra: { warnings: named } });
  }
  const publish = async (): Promise<string> => {
    const next = await insertVersion(trx, publication);
    await copyQuestions(trx, current.id, next.id);
    await copyPrices(trx, current.id, next.id, resolved);
    await trx('current_price_list').update({ version_id: next.id });
    await deps.replyCache.purge(trx, ['price-list']);
    return next.code;
  };
  const isForTwo = warnings.some(({ warning }) => isAboutMoney(warning.split(':')[0] ?? ''));
  if (!isForTwo || publication.isReleased)
    return { code: await publish(), warnings, prepared: null };
  const { staffId, at, note: reason, basedOn, changes } = publication;
  const payload = { of: 'list', basedOn, changes, note: reason, staffId };
  const { done, prepared } = await doOrPrepare(
    trx,
    deps,
    {
      act: 'price_publish',
      subject: `list:${basedOn}`,
      title: basedOn,
      amount: 0,
      payload,
      reason,
      staffId,
      at,
    },
    publish,
  );
  return { code: done, warnings, prepared };
}

type VersionRow = Pick<Rows['price_list_versions'], 'id' | 'code'>;

export async function lockCurrent(trx: Knex, basedOn: string): Promise<VersionRow> {
  // Locked before it is read: what it names may change while we wait.
  await trx('current_price_list').forUpdate().select('version_id');
  const [row] = await trx('price_list_versions as v')
    .join('current_price_list as c', 'c.version_id', 'v.id')
    .select<VersionRow[]>('v.id', 'v.code');
  if (!row) throw new Refusal(409, 'price_list_changed');
  if (row.code === basedOn) return row;
  throw new Refusal(409, 'price_list_changed', { extra: { current: { code: row.code } } });
}

export async function insertVersion(
  trx: Knex,
  { note, staffId, at }: Pick<Publication, 'note' | 'staffId' | 'at'>,
): Promise<VersionRow> {
  const { rows } = await trx.raw<{ rows: VersionRow[] }>(
    `insert into price_list_versions (code, note, published_by, published_at)
     select 'v' || coalesce(max(substring(code from '^v([0-9]+)$')::int), 0) + 1, :note,
       :staffId, :at
     from price_list_versions
     returning id, code`,
    { note, staffId, at },
  );
  const [row] = rows;
  if (!row) throw new Error('inserting a price list returned no row');
  return row;
}

const copyQuestions = (trx: Knex, from: number, to: number): Promise<unknown> =>
  trx.raw(
    `insert into price_list_questions (version_id, type_id, questions)
     select :to, type_id, questions from price_list_questions where version_id = :from`,
    { from, to },
  );

const columnOf: Record<Grade, string> = {
  'A+': 'price_a_plus',
  A: 'price_a',
  B: 'price_b',
  C: 'price_c',
  D: 'price_d',
};

/** One statement for the whole list, however many models changed. */
async function copyPrices(
  trx: Knex,
  from: number,
  to: number,
  resolved: readonly Resolved[],
): Promise<void> {
  const columns = grades.map((grade) => columnOf[grade]).join(', ');
  const changed = resolved.map(({ modelId, prices, minimalPrice }) => ({
    model_id: modelId,
    ...Object.fromEntries(grades.map((grade) => [columnOf[grade], prices[grade]])),
    minimal_price: minimalPrice,
  }));
  await trx.raw(
    `with changed as (
       select * from jsonb_to_recordset(:changed::jsonb) as c(model_id int, price_a_plus int,
         price_a int, price_b int, price_c int, price_d int, minimal_price int)
     )
     insert into price_list_prices (version_id, model_id, ${columns}, minimal_price)
     select :to::int, model_id, ${columns}, minimal_price from changed
     union all
     select :to::int, model_id, ${columns}, minimal_price from price_list_prices
     where version_id = :from and model_id not in (select model_id from changed)`,
    { changed: JSON.stringify(changed), from, to },
  );
}
