import type { Knex } from 'knex';
import { configurationKey, plainConfiguration } from '#core/cart/configuration-key.ts';
import { checkQuantity } from '#core/cart/quantity.ts';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import { query } from '../database/query.ts';
import { FieldRefusal } from '../http/refusal.ts';
import type { RequestContext } from '../http/request.ts';
import { addSql, type AddShape } from './add-sql.ts';
import { ownerOf, ownerValue } from './cart-owner.ts';
import type { ChosenExtras } from './chosen-extras.ts';

type Refused = Extract<
  ValidationPhrase,
  | 'product_not_on_sale'
  | 'product_sold_out'
  | 'single_unit_in_cart'
  | 'too_many_pieces'
  | 'not_enough_pieces'
  | 'cart_full'
  | 'leasing_not_alone'
>;

interface AddedRow {
  readonly refusal: Refused | null;
  /** Null where another addition to the same package came first and filled it. */
  readonly package_id: number | null;
  readonly count: number;
}

const statements = new Map<string, string>();

function statementOf(shape: AddShape): string {
  const name = `${shape.owner} ${shape.product} ${String(shape.hasChildren)}`;
  const known = statements.get(name) ?? addSql(shape);
  statements.set(name, known);
  return known;
}

interface Addition {
  /** Id of a stock item, or `seo_name` of a variant. */
  readonly product: number | string;
  readonly quantity: number;
  /** What was chosen to it; null for the plain product. */
  readonly extras: ChosenExtras | null;
}

/** Fields that a refusal belongs to; the others are of no field. */
const fieldOf: Partial<Record<Refused, string>> = {
  too_many_pieces: 'quantity',
  not_enough_pieces: 'quantity',
  leasing_not_alone: 'installmentId',
};

/** Adds pieces to the cart of whoever asks, in one statement; throws what refuses them. */
export async function addPackage(
  db: Knex,
  { product, quantity, extras }: Addition,
  context: Pick<RequestContext, 'user' | 'visitorHash' | 'now' | 'today'>,
): Promise<{ readonly count: number; readonly packageId: number }> {
  const { now, today, user } = context;
  const owner = ownerOf(context);
  const limits = { isBusiness: user?.role === 'business', isSingleUnit: false };
  const limit = checkQuantity(Number.MAX_SAFE_INTEGER, limits);
  const most = limit.ok ? limit.value : limit.error.most;
  const children = extras?.children ?? [];
  const sql = statementOf({
    owner: 'userId' in owner ? 'user' : 'visitor',
    product: typeof product === 'number' ? 'id' : 'seo_name',
    hasChildren: children.length > 0,
  });
  const [row] = await query<AddedRow>(db, sql, [
    ...[ownerValue(owner).value, product, quantity],
    ...[configurationKey(extras?.configuration ?? plainConfiguration), now, most, today],
    ...[extras?.isLeased ?? false, extras?.configuration.programId ?? null],
    extras?.configuration.buybackId ?? null,
    ...(children.length > 0 ? [JSON.stringify(children)] : []),
  ]);
  if (!row) throw new FieldRefusal({ product: ['unknown_product'] });
  const refusal = row.refusal ?? (row.package_id === null ? 'too_many_pieces' : null);
  if (refusal !== null || row.package_id === null) {
    const phrase = refusal ?? 'too_many_pieces';
    throw new FieldRefusal({ [fieldOf[phrase] ?? 'nonFieldErrors']: [phrase] });
  }
  return { count: row.count, packageId: row.package_id };
}
