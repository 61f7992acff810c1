import type { Knex } from 'knex';
import type { z } from 'zod';
import type { priceListVersions } from '#core/contract/buyback-admin.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { publishPriceList } from './publish-price-list.ts';
import type { Rows } from '../platform/database/rows.ts';

type Version = z.output<(typeof priceListVersions)['reply']>['results'][number];

type VersionRow = Pick<Rows['price_list_versions'], 'code' | 'published_at' | 'note'> & {
  readonly name: Rows['users']['name'] | null;
  readonly version_id: Rows['current_price_list']['version_id'] | null;
};

const versionRows = (knex: Knex) =>
  knex('price_list_versions as v')
    .leftJoin('users as u', 'u.id', 'v.published_by')
    .leftJoin('current_price_list as c', 'c.version_id', 'v.id')
    .select<VersionRow[]>('v.code', 'v.published_at', 'u.name', 'v.note', 'c.version_id');

const toReply = (row: VersionRow): Version => ({
  code: row.code,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.name ?? '',
  note: row.note,
  current: row.version_id !== null,
});

/** What staff do with price lists. */
export function priceListRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const versions = bind('admin-price-list-versions', async ({ query }) => {
    const [counted] = await deps.reads('price_list_versions').count<{ count: number }[]>('id');
    const rows = await versionRows(deps.reads)
      .orderBy('v.id', 'desc')
      .offset(query.offset)
      .limit(query.limit);
    return { count: counted?.count ?? 0, results: rows.map(toReply) };
  });

  const publish = bind('admin-price-list-publish', async ({ body }, context) => {
    const { code, warnings, prepared } = await knex.transaction((trx) =>
      publishPriceList(trx, deps, { ...body, staffId: staffOf(context).id, at: context.now }),
    );
    if (code === null) return { published: null, warnings, prepared };
    const [row] = await versionRows(knex).where('v.code', code);
    if (!row) throw new Error('a published price list is not there');
    return { published: toReply(row), warnings, prepared };
  });

  return [versions, publish];
}
