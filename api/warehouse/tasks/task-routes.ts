import type { Knex } from 'knex';
import { isDoneByScan } from '#core/warehouse/warehouse-tasks.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { refuseConstraint } from '../../platform/resources/refuse-constraint.ts';
import { lookUpScan } from '../look-up-scan.ts';
import { ownPlace, requireOwnPlace } from '../receiving/receiving-places.ts';
import { bookCount } from './book-count.ts';
import { gradePiece } from './grade-piece.ts';
import { listTasks } from './list-tasks.ts';
import { closeTask, lockTask, type OpenTask } from './lock-task.ts';
import { putBack } from './put-back.ts';

const doerOf = (context: RequestContext) => ({
  staffId: staffOf(context).id,
  storeId: context.storeId,
  now: context.now,
});

/** Tasks of the warehouse: seen, made, closed, and done by scanning or counting. */
export const taskRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('warehouse-task-list', ({ query: wanted }, context) => {
    const { id, role } = staffOf(context);
    const { language, now, storeId } = context;
    return listTasks(deps.knex, wanted, { id, role, language, now, storeId });
  }),
  addRoute(deps),
  closeRoute(deps),
  bind('warehouse-task-put-back', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) => putBack(trx, { taskId: id, ...body, ...doerOf(context) })),
  ),
  gradeRoute(deps),
  bind('warehouse-task-count', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) =>
      bookCount(trx, deps, { taskId: id, ...body, ...doerOf(context) }),
    ),
  ),
];

const gradeRoute = (deps: Dependencies): BoundRoute =>
  bind('warehouse-task-grade', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) => {
      const { permissions } = staffOf(context);
      const mayPrice = permissions.includes('prices.edit');
      if (!mayPrice && typeof body.price === 'number') throw new Refusal(403, 'permission_denied');
      const { grade = null, price = null } = body;
      return gradePiece(trx, deps, { ...body, ...doerOf(context), taskId: id, grade, price });
    }),
  );

const addSql = `
  insert into warehouse_tasks (kind, place_id, note, due_at, for_role, assigned_id, product_id,
    created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`;

const addRoute = ({ knex, cipher }: Dependencies): BoundRoute =>
  bind('warehouse-task-add', async ({ body }, context) => {
    const { kind, note, dueAt = null, forRole = null, assignedId = null } = body;
    const placeId = body.placeId ?? (await ownPlace(knex, context));
    await requireOwnPlace(knex, context, placeId);
    const productId = body.product ? await productOf(knex, cipher, body.product, placeId) : null;
    const said = [kind, placeId, note, dueAt, forRole, assignedId, productId];
    const stored = query<{ id: number }>(knex, addSql, [...said, staffOf(context).id, context.now]);
    const rows = await refuseConstraint(
      { warehouse_tasks_assigned_fkey: 'assignedId', warehouse_tasks_place_fkey: 'placeId' },
      stored,
    );
    return { id: rows[0]?.id ?? 0 };
  });

const closeRoute = ({ knex, cipher }: Dependencies): BoundRoute =>
  bind(
    'warehouse-task-close',
    ({ params: { id }, body: { version, to, note, scanned } }, context) =>
      knex.transaction(async (trx: Knex.Transaction) => {
        const user = staffOf(context);
        const task = await lockTask(trx, id, context);
        if (task.version !== version) throw new Refusal(409, 'conflict');
        const isScanned = task.way === 'scan' || (scanned ?? '') !== '';
        if (isScanned && isDoneByScan(task) && to === 'done') {
          await requireThing(trx, cipher, task, scanned ?? '');
        } else refuseByWord(user, task, { to, note });
        await closeTask(trx, id, { to, note, staffId: user.id, now: context.now });
        return { status: to };
      }),
  );

/** Stock items that a scanned or typed text names; the likeliest first. */
async function productsOf(
  db: Knex,
  cipher: Dependencies['cipher'],
  text: string,
  placeId: number,
): Promise<readonly number[]> {
  const scan = await lookUpScan(db, cipher, text, placeId);
  if (scan.kind === 'unit') return [scan.productId];
  return scan.kind === 'product' ? scan.productIds : [];
}

/** The stock item that a task is made about; 400 where nothing has that code. */
async function productOf(...asked: Parameters<typeof productsOf>): Promise<number> {
  const [id] = await productsOf(...asked);
  if (id === undefined) throw new FieldRefusal({ product: ['unknown_product'] });
  return id;
}

/** 400 where something else was scanned than what the task is about. */
async function requireThing(
  trx: Knex,
  cipher: Dependencies['cipher'],
  { locationId, placeId, productId }: OpenTask,
  text: string,
): Promise<void> {
  if (text === '') throw new FieldRefusal({ scanned: ['required'] });
  if (await isPlaceOfTask(trx, locationId, text)) return;
  const ids = await productsOf(trx, cipher, text, placeId);
  if (productId === null || !ids.includes(productId)) {
    throw new FieldRefusal({ scanned: ['not_this_piece'] });
  }
}

const labelSql = 'select id from stock_locations where id = $1 and code = upper($2)';

/** Whether the label of the task's place was scanned; a price label is changed at the thing, which has no such place. */
async function isPlaceOfTask(db: Knex, locationId: number | null, text: string): Promise<boolean> {
  return locationId !== null && (await query(db, labelSql, [locationId, text.trim()])).length > 0;
}

/** What lies somewhere is not done by saying so. */
function refuseByWord(
  { permissions }: SignedInUser,
  { way }: OpenTask,
  { to, note }: { readonly to: 'done' | 'cancelled'; readonly note: string },
): void {
  if (way === 'word') return;
  const isSupervisor = permissions.includes('warehouse.manage');
  if (to === 'done' || !isSupervisor) throw new Refusal(409, 'task_by_scanning');
  if (note === '') throw new FieldRefusal({ note: ['required'] });
}
