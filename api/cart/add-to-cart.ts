import type { Knex } from 'knex';
import { checkAddition, mostOfLine, type AdditionRefusal } from '#core/cart/check-addition.ts';
import { configurationKey, plainConfiguration } from '#core/cart/configuration-key.ts';
import { unitPrices } from '#core/cart/unit-prices.ts';
import { query } from '../platform/database/query.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { addStatements } from './add-sql.ts';
import { findAdditionFacts, type AdditionFacts } from './addition-facts.ts';
import { ownerOf, ownerValue } from './cart-owner.ts';
import type { ChosenExtras } from './chosen-extras.ts';

interface Filled {
  /** Null where another addition to the same package came first and filled it. */
  readonly package_id: number | null;
  readonly count: number;
}

interface Addition {
  /** Id of a stock item, or `seo_name` of a variant. */
  readonly product: number | string;
  readonly quantity: number;
  /** What was chosen to it; null for the plain product. */
  readonly extras: ChosenExtras | null;
}

/** Fields that a refusal belongs to; the others are of no field. */
const fieldOf: Partial<Record<AdditionRefusal, string>> = {
  too_many_pieces: 'quantity',
  not_enough_pieces: 'quantity',
  leasing_not_alone: 'installmentId',
};

const refusalOf = (phrase: AdditionRefusal) =>
  new FieldRefusal({ [fieldOf[phrase] ?? 'nonFieldErrors']: [phrase] });

/** Adds pieces to the cart of whoever asks: one statement reads, the core decides, one writes. */
export async function addPackage(
  db: Knex,
  { product, quantity, extras }: Addition,
  context: Pick<RequestContext, 'user' | 'visitorHash' | 'now' | 'today'>,
): Promise<{ readonly count: number; readonly packageId: number }> {
  const { now, today, user } = context;
  const owner = ownerOf(context);
  const buyer = { isBusiness: user?.role === 'business' };
  const configuration = extras?.configuration ?? plainConfiguration;
  const key = configurationKey(configuration);
  const facts = await findAdditionFacts(db, owner, product, { configurationKey: key, now });
  if (!facts) throw new FieldRefusal({ product: ['unknown_product'] });
  const { is_on_sale: isOnSale, is_single_unit: isSingleUnit, stock } = facts;
  const payment = extras?.isLeased ? 'leasing' : 'at_once';
  const wanted = { product: { isOnSale, isSingleUnit, stock }, quantity, payment } as const;
  const checked = checkAddition(wanted, facts.cart, buyer, today);
  if (!checked.ok) throw refusalOf(checked.error);
  const children = extras?.children ?? [];
  const ofOwner = addStatements['userId' in owner ? 'user' : 'visitor'];
  const isAlone = children.length === 0;
  const [row] = await query<Filled>(db, isAlone ? ofOwner.alone : ofOwner.withChildren, [
    ...[ownerValue(owner).value, facts.product_id, quantity, key, now],
    ...[isSingleUnit ? 1 : mostOfLine(buyer), configuration.programId, configuration.buybackId],
    seenPrice(facts, quantity),
    ...(isAlone ? [] : [JSON.stringify(children)]),
  ]);
  const packageId = row?.package_id ?? null;
  if (!row || packageId === null) {
    throw refusalOf(isSingleUnit ? 'single_unit_in_cart' : 'too_many_pieces');
  }
  return { count: row.count, packageId };
}

/** Price of one piece as it is shown now, which the cart later compares with what it has become. */
function seenPrice(facts: AdditionFacts, quantity: number): number {
  const { product_id: productId, price: usualPrice, level_price, offer, cart } = facts;
  const line = { productId, usualPrice, offer };
  const others = cart.ofProduct - cart.samePackage;
  const prices = unitPrices([
    { ...line, quantity: others },
    { ...line, quantity: cart.samePackage + quantity },
  ]);
  const price = prices[1]?.price ?? usualPrice;
  return Math.min(price, level_price ?? price);
}
