import type { Knex } from 'knex';
import { permissionOfField } from '#core/catalog/field-permissions.ts';
import { productsGrid } from '#core/catalog/products-grid.ts';
import type { BulkChange } from '#core/contract/bulk-products.ts';
import type { Language } from '#core/market/market.ts';
import { changeSetOf } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { checkFactorAge } from '../../platform/http/require-fresh-factor.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { selectedIds } from '../../platform/resources/selections.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { writeProducts } from '../product-list/edit-products.ts';
import { preparedPricesOf } from '../product-list/price-approval.ts';
import { planAttribute, writeAttribute, type AttributeChange } from './plan-attribute.ts';
import { planCells, type CellChange } from './plan-cells.ts';
import { planPrices, writePlannedPrices, type PriceChange } from './plan-prices.ts';
import { digestOf, doneOf, previewOf, type Plan } from './planned.ts';

/** Variants that one change may be of. */
const mostVariants = 20_000;

/** Variants of a kept selection; 400 where there are none or too many. */
async function idsOf(
  trx: Knex.Transaction,
  selectionId: string,
  context: RequestContext,
): Promise<readonly number[]> {
  // Twenty thousand rows take longer than a statement of a visitor may.
  await trx.raw("set local statement_timeout to '120s'");
  const of = { lists: [productsGrid.name], userId: staffOf(context).id };
  const ids = await selectedIds(trx, selectionId, of);
  if (ids.length === 0) throw new FieldRefusal({ selectionId: ['required'] });
  if (ids.length > mostVariants) throw new FieldRefusal({ selectionId: ['too_many_products'] });
  return ids;
}

/** A plan with what carries it out. */
interface Work {
  readonly plan: Plan;
  readonly write: (now: Date) => Promise<void>;
}

async function planChange(
  trx: Knex.Transaction,
  deps: Dependencies,
  asked: BulkChange,
  { ids, language }: { readonly ids: readonly number[]; readonly language: Language },
): Promise<Work> {
  const change = theOne(asked);
  if (change.kind === 'attribute') {
    const plan = await planAttribute(trx, change, ids, language);
    return { plan, write: (now) => writeAttribute(trx, deps, change, { rows: plan.rows, now }) };
  }
  const plan = await planCells(trx, change, ids);
  return { plan, write: (now) => writeProducts(trx, deps, plan.checked, now) };
}

/** The one change that is asked for; 400 where there are none or several. */
function theOne(asked: BulkChange): CellChange | AttributeChange {
  const { rename, replace, activate, attribute } = asked;
  const given = [
    ...(rename ? [{ kind: 'rename', ...rename } as const] : []),
    ...(replace ? [{ kind: 'replace', ...replace } as const] : []),
    ...(activate ? [{ kind: 'activate', ...activate } as const] : []),
    ...(attribute ? [{ kind: 'attribute', ...attribute } as const] : []),
  ];
  const [one, ...more] = given;
  if (!one || more.length > 0) throw new FieldRefusal({ change: ['invalid_value'] });
  return one;
}

/** 403 where the change is another one's work: names, and everything else. */
function requireOwn(change: BulkChange, context: RequestContext): void {
  const isOfNames = theOne(change).kind === 'rename' || theOne(change).kind === 'replace';
  const needed = permissionOfField(isOfNames ? 'nameCs' : 'isActive');
  if (!staffOf(context).permissions.includes(needed)) throw new Refusal(403, 'permission_denied');
}

function requireSame(plan: Plan, digest: string): void {
  if (digestOf(plan) !== digest) throw new Refusal(409, 'import_changed');
}

interface Pricing {
  readonly selectionId: string;
  readonly change: PriceChange;
  readonly note: string;
  readonly digest: string;
}

/** Changes prices at once, or prepares them for another person where one of them is worth it. */
async function repriceProducts(
  trx: Knex.Transaction,
  deps: Dependencies,
  { selectionId, change, note: reason, digest }: Pricing,
  context: RequestContext,
) {
  const { language, now } = context;
  const ids = await idsOf(trx, selectionId, context);
  const plan = await planPrices(trx, deps, change, ids, context);
  requireSame(plan, digest);
  const write = () => writePlannedPrices(trx, deps, plan.priced, now);
  if (plan.forTwo === 0) {
    if (plan.priced.length > 0) await write();
    const changeSetId = plan.priced.length === 0 ? null : await changeSetOf(trx);
    return doneOf(plan, language, { changeSetId, prepared: null });
  }
  checkFactorAge(deps, context);
  const wanted = {
    act: 'price_publish',
    subject: `goods:${digest}`,
    title: `${String(change.percent).replace('.', ',')} % × ${String(plan.priced.length)}`,
    amount: 0,
    payload: preparedPricesOf(plan.priced),
    reason,
    staffId: staffOf(context).id,
    at: now,
  } as const;
  const { prepared: waiting } = await doOrPrepare(trx, deps, wanted, write);
  const changeSetId = waiting ? null : await changeSetOf(trx);
  return doneOf(plan, language, { changeSetId, prepared: waiting });
}

/** What is done to a selection of the list of products, looked at first. */
export function bulkRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  return [
    bind('admin-products-change-preview', ({ body: { selectionId, change } }, context) =>
      knex.transaction(async (trx) => {
        requireOwn(change, context);
        const ids = await idsOf(trx, selectionId, context);
        const { language } = context;
        return previewOf((await planChange(trx, deps, change, { ids, language })).plan, language);
      }),
    ),
    bind('admin-products-change', ({ body: { selectionId, change, digest } }, context) =>
      knex.transaction(async (trx) => {
        requireOwn(change, context);
        const { language, now } = context;
        const ids = await idsOf(trx, selectionId, context);
        const { plan, write } = await planChange(trx, deps, change, { ids, language });
        requireSame(plan, digest);
        if (plan.rows.length > 0) await write(now);
        const changeSetId = plan.rows.length === 0 ? null : await changeSetOf(trx);
        return doneOf(plan, language, { changeSetId, prepared: null });
      }),
    ),
    bind('admin-products-reprice-preview', ({ body: { selectionId, ...change } }, context) =>
      knex.transaction(async (trx) => {
        const { language } = context;
        const ids = await idsOf(trx, selectionId, context);
        return previewOf(await planPrices(trx, deps, change, ids, context), language);
      }),
    ),
    bind('admin-products-reprice', ({ body }, context) => {
      const { selectionId, digest, note, ...change } = body;
      return knex.transaction((trx) =>
        repriceProducts(trx, deps, { selectionId, digest, note, change }, context),
      );
    }),
  ];
}
