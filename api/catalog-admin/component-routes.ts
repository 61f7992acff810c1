import type { Knex } from 'knex';
import type { z } from 'zod';
import { toWire } from '#core/contract/casing.ts';
import type { componentDetail } from '#core/contract/components.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';

export type Component = z.output<(typeof componentDetail)['reply']>;

export const componentKey = (pk: number): string => `component-${String(pk)}`;

/** How a piece of a page is set up; 404 where it is not. */
export async function loadComponent(knex: Knex, pk: number): Promise<Component> {
  const row: Component | undefined = await knex('page_components')
    .where({ pk })
    .first('pk', 'kind', 'version', 'params');
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

/** Pieces of pages that staff set up. */
export function componentRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, now } = deps;

  const read = bind('component-params', async ({ params: { componentPk } }, { tag }) => {
    const component = await loadComponent(knex, componentPk);
    tag(componentKey(componentPk));
    return component;
  });

  const list = bind('component-list', async () => {
    const results: Component[] = await knex('page_components')
      .orderBy('pk')
      .select('pk', 'kind', 'version', 'params');
    return { results };
  });

  const save = bind('component-params-save', ({ params: { componentPk: pk }, body }) =>
    knex.transaction(async (trx) => {
      const { kind, version = 0, params } = body;
      const written = {
        kind,
        params: JSON.stringify(params),
        version: version + 1,
        updated_at: now(),
      };
      // One statement decides who came first, whether the component is there yet or not.
      const rows: object[] = await (version === 0
        ? trx('page_components')
            .insert({ pk, ...written })
            .onConflict('pk')
            .ignore()
            .returning('pk')
        : trx('page_components').where({ pk, version }).update(written).returning('pk'));
      const component = await loadComponent(trx, pk);
      if (rows.length === 0) {
        throw new Refusal(409, 'conflict', { extra: { current: toWire(component) } });
      }
      await deps.replyCache.purge(trx, [componentKey(pk)]);
      return component;
    }),
  );

  return [list, read, save];
}
