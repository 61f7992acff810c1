import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import type { Language } from '#core/market/market.ts';
import { wordsKey } from '../catalog/surrogate-keys.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { familiesChanged, familiesOf } from '../read-models/families-changed.ts';

import { filterEffect } from './filter-effect.ts';

interface Filter {
  readonly attributeId: number;
  readonly code: string;
  readonly name: string;
  readonly position: number;
}

const filtersOf = (knex: Knex, language: Language): Promise<Filter[]> =>
  knex('attributes as a')
    .join('attribute_groups as g', 'g.id', 'a.group_id')
    .where('a.is_facet', true)
    .orderBy(['g.position', 'a.position', 'a.id'])
    .select<Filter[]>('a.code', 'a.position', { attributeId: 'a.id', name: `a.name_${language}` });

const sameSet = (one: readonly number[], other: readonly number[]): boolean => {
  const known = new Set(other);
  return new Set(one).size === known.size && one.every((id) => known.has(id));
};

/** By which attributes the lists of the shop can be filtered. */
export function filterRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const read = bind('admin-catalogue-filters', async (_, { language }) => ({
    filters: await filtersOf(deps.reads, language),
  }));

  const set = bind('admin-catalogue-filters-set', ({ body }, { language }) =>
    knex.transaction(async (trx) => {
      // Whoever chooses at the same time waits and then sees this choice.
      await trx.raw("select pg_advisory_xact_lock(hashtext('catalogue_filters'))");
      const current = await filtersOf(trx, language);
      const before = current.map(({ attributeId }) => attributeId);
      if (!sameSet(before, body.basedOn)) {
        const extra = { current: toWire({ filters: current }) };
        throw new Refusal(409, 'conflict', { extra });
      }
      await requireChoices(trx, body.attributeIds);
      const chosen = new Set(body.attributeIds);
      const toggled = [
        ...before.filter((id) => !chosen.has(id)),
        ...[...chosen].filter((id) => !before.includes(id)),
      ];
      await trx('attributes')
        .whereIn('id', toggled)
        .update({ is_facet: trx.raw('not is_facet'), version: trx.raw('version + 1') });
      const said = trx('product_attributes')
        .whereIn('attribute_id', toggled)
        .select('master_product_id');
      const families = await familiesOf(trx, (products) => void products.whereIn('id', said));
      await familiesChanged(trx, deps, families);
      await deps.replyCache.purge(trx, [wordsKey]);
      return { filters: await filtersOf(trx, language) };
    }),
  );

  const effect = bind('admin-catalogue-filters-effect', (_, { language }) =>
    filterEffect(deps.reads, language),
  );

  return [read, effect, set];
}

async function requireChoices(trx: Knex, ids: readonly number[]): Promise<void> {
  const rows: { kind: string }[] = await trx('attributes')
    .whereIn('id', [...ids])
    .select('kind');
  if (rows.length < new Set(ids).size) throw new FieldRefusal({ attributeIds: ['unknown_row'] });
  if (rows.some(({ kind }) => kind !== 'choice')) {
    throw new FieldRefusal({ attributeIds: ['attribute_mismatch'] });
  }
}
