import { menuEntries } from '#core/catalog/menu-resource.ts';
import { words as cs } from '#core/phrases/cs/resources/menu-entries.ts';
import { words as ro } from '#core/phrases/ro/resources/menu-entries.ts';
import { categoriesKey } from '../catalog/surrogate-keys.ts';
import { serve } from '../platform/resources/serve.ts';

/** How categories stand in the menu of the shop, where that is not as in the tree. */
export const servedMenu = serve(menuEntries, {
  said: { cs, ro },
  from: 'menu_entries g join type_categories t on t.id = g.category_id',
  sql: (language) => ({ category: `t.name_${language} || ' (' || t.url_path || ')'` }),
  referred: (language) => ({
    categoryId: `select t.id, t.name_${language} || ' (' || t.url_path || ')' as name
      from type_categories t`,
  }),
  words: "concat_ws(' ', t.name_cs, t.name_ro, t.url_path, g.name_cs, g.name_ro)",
  order: ['category_id'],
  after: (trx, deps) => deps.replyCache.purge(trx, [categoriesKey]),
});
