import type { Knex } from 'knex';
import type { categoryTaxonomies } from '#core/feeds/feed-offer.ts';
import { inheritCategories } from '#core/feeds/inherit-categories.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { definedOf } from '../platform/database/row-model.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { askForFeeds, readFeeds } from './feed-rows.ts';
import { readMapped } from './read-categories.ts';

async function readViews(db: Knex, language: Language) {
  const rows = await readMapped(db, language);
  const known = inheritCategories(rows);
  return rows.map(({ id, parentId, name, version, own }) => {
    const effective = known.get(id)?.effective;
    const said = (one: (typeof categoryTaxonomies)[number]) => effective?.[one] ?? '';
    return {
      id,
      parentId,
      name,
      version,
      ...own,
      effective: {
        heureka: said('heureka'),
        zbozi: said('zbozi'),
        google: said('google'),
        glami: said('glami'),
      },
    };
  });
}

/** What categories are called by others. */
export function feedCategoryRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, market } = deps;
  const find = async (db: Knex, id: number, language: Language) => {
    const found = (await readViews(db, language)).find((one) => one.id === id);
    if (!found) throw new Refusal(404, 'not_found');
    return found;
  };
  return [
    bind('feed-category-list', async (_, { language }) => ({
      results: await readViews(knex, language),
    })),

    bind('feed-category-update', ({ params: { id }, body: { version, ...said } }, { language }) =>
      knex.transaction(async (trx) => {
        const view = () => find(trx, id, language);
        await view();
        await trx('feed_categories')
          .insert({ category_id: id, version: 0 })
          .onConflict('category_id')
          .ignore();
        const locked = trx('feed_categories')
          .where({ category_id: id })
          .forUpdate()
          .select('version');
        await lockedVersion(locked, version, view);
        await trx('feed_categories')
          .where({ category_id: id })
          .update({ ...definedOf(said), version: trx.raw('version + 1') });
        const standing = await readFeeds(trx, market.code);
        const active = standing.flatMap(({ code, isActive }) => (isActive ? [code] : []));
        if (active.length > 0) await askForFeeds(trx, deps, active);
        return view();
      }),
    ),
  ];
}
