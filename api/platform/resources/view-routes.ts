import type { Knex } from 'knex';
import type { z } from 'zod';
import type { gridViewEndpoints } from '#core/contract/grid-views.ts';
import { lockedVersion } from './locked-version.ts';
import { refuseConstraint } from './refuse-constraint.ts';
import type { Dependencies } from '../dependencies.ts';
import { bind, type BoundRoute } from '../http/bind.ts';
import { Refusal } from '../http/refusal.ts';
import { staffOf } from '../http/signed-in.ts';
import type { Rows } from '../database/rows.ts';

type View = z.output<(typeof gridViewEndpoints)['grid-view-add']['reply']>;
type Layout = z.output<(typeof gridViewEndpoints)['grid-layout-save']['body']>;

type ViewRow = Omit<View, 'mine'> & Pick<Rows['grid_views'], 'user_id'>;

const answered = ({ user_id, ...row }: ViewRow, userId: number): View => ({
  ...row,
  mine: user_id === userId,
});

const columns = ['id', 'grid', 'name', 'shared', 'state', 'version', 'user_id'];
const guarded = { grid_views_once: 'name' };

/** Saved views of lists, and how each person left the columns of a list. */
export function viewRoutes(deps: Dependencies): BoundRoute[] {
  return [...savedViewRoutes(deps), ...layoutRoutes(deps)];
}

function savedViewRoutes({ knex }: Dependencies): BoundRoute[] {
  const list = bind('grid-view-list', async ({ query }, context) => {
    const user_id = staffOf(context).id;
    const rows: ViewRow[] = await knex('grid_views')
      .where('grid', query.grid)
      .andWhere((any) => void any.where({ user_id }).orWhere('shared', true))
      .orderBy(['name', 'id'])
      .select(columns);
    return { results: rows.map((row) => answered(row, user_id)) };
  });

  const add = bind('grid-view-add', ({ body }, context) =>
    refuseConstraint(
      guarded,
      knex.transaction(async (trx) => {
        const user_id = staffOf(context).id;
        const [row] = await trx('grid_views')
          .insert({ ...body, user_id, state: JSON.stringify(body.state) })
          .returning<ViewRow[]>(columns);
        if (!row) throw new Error('a saved view has no row');
        return answered(row, user_id);
      }),
    ),
  );

  const update = bind('grid-view-update', ({ params: { id }, body }, context) =>
    refuseConstraint(
      guarded,
      knex.transaction(async (trx) => {
        const user_id = staffOf(context).id;
        const { version, state, ...change } = body;
        const locked = await lockedVersion(own(trx, id, user_id), version, async () => {
          const [row] = await own(trx, id, user_id);
          return row && answered(row, user_id);
        });
        const [row] = await trx('grid_views')
          .where({ id })
          .update({
            ...change,
            ...(state && { state: JSON.stringify(state) }),
            version: locked.version + 1,
          })
          .returning<ViewRow[]>(columns);
        if (!row) throw new Error('a locked view is not there');
        return answered(row, user_id);
      }),
    ),
  );

  const remove = bind('grid-view-delete', async ({ params: { id } }, context) => {
    const gone = await knex('grid_views')
      .where({ id, user_id: staffOf(context).id })
      .delete();
    if (gone === 0) throw new Refusal(404, 'not_found');
    return undefined;
  });

  return [list, add, update, remove];
}

/** A view of the caller's own; those of others are read alone. */
const own = (trx: Knex, id: number, user_id: number): Promise<ViewRow[]> =>
  trx('grid_views').where({ id, user_id }).forUpdate().select<ViewRow[]>(columns);

function layoutRoutes({ knex }: Dependencies): BoundRoute[] {
  const list = bind('grid-layout-list', async (_, context) => {
    const rows: { grid: string; layout: Layout }[] = await knex('grid_layouts')
      .where('user_id', staffOf(context).id)
      .orderBy('grid')
      .select('grid', 'layout');
    return { results: rows.map(({ grid, layout }) => ({ grid, ...layout })) };
  });

  const save = bind('grid-layout-save', async ({ params: { grid }, body }, context) => {
    const user_id = staffOf(context).id;
    await knex('grid_layouts')
      .insert({ user_id, grid, layout: JSON.stringify(body) })
      .onConflict(['user_id', 'grid'])
      .merge();
    return undefined;
  });

  return [list, save];
}
