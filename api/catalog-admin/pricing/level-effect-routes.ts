import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { changesByRule } from './level-rule-rows.ts';

/** Changes that are shown in full. */
const mostShown = 12;

/** What a rule would make of the prices of a level. */
export const levelEffectRoutes = ({ reads, ...deps }: Dependencies): BoundRoute[] => [
  bind('admin-price-level-effect', async ({ query }, { language }) => {
    const { levelId = null, ...rule } = query;
    const { changed, same } = await changesByRule(reads, deps, levelId, rule);
    const shown = changed.slice(0, mostShown);
    const named: { id: number; code: string; name: string }[] = await reads('products as p')
      .join('master_products as v', 'v.id', 'p.master_product_id')
      .whereIn(
        'p.id',
        shown.map(({ id }) => id),
      )
      .select('p.id', 'v.code', { name: `v.name_${language}` });
    const nameOf = new Map(named.map((row) => [row.id, row]));
    return {
      changed: changed.length,
      same,
      belowCost: changed.filter(({ isBelowCost }) => isBelowCost).length,
      forTwo: changed.filter(({ isForTwo }) => isForTwo).length,
      rows: shown.map(({ id, price, before, after }) => {
        const { code = '', name = '' } = nameOf.get(id) ?? {};
        return { id, code, name, price, before, after };
      }),
    };
  }),
];
