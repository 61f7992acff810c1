import type { Knex } from 'knex';
import { codeKey, matchCode } from '#core/discounts/match-code.ts';
import { priceCart } from '#core/discounts/price-cart.ts';
import type { PricedCart } from '#core/discounts/priced-cart.ts';
import type { Language } from '#core/market/market.ts';
import type { EnteredCodeRow } from '../cart/cart-row.ts';
import { loadPricedCart } from '../cart/priced-cart.ts';
import { currentBook, nameIn, type DiscountBook } from '../discounts/discount-book.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { pastOrder, type Market } from './past-carts.ts';

type CodeRow = Pick<Rows['discount_codes'], 'id' | 'code' | 'discount_id' | 'max_uses' | 'uses'>;

interface Question {
  readonly code: string;
  /** Number of an order, or e-mail of an account. */
  readonly of: string;
}

interface Asked {
  readonly now: Date;
  readonly language: Language;
  readonly market: Market;
}

/** What was priced with the code, and by which discounts. */
interface Tried {
  readonly priced: PricedCart;
  readonly book: DiscountBook;
}

/** Prices what was bought, or what lies in the cart, with the code entered, and says what became of it. */
export async function whyNot(deps: Dependencies, { code: typed, of }: Question, asked: Asked) {
  const db = deps.reads;
  const isMail = of.includes('@');
  const id = await idOf(db, of, isMail);
  const tried = await codeOf(db, typed);
  const found = isMail
    ? await inCart(deps, id, tried, asked)
    : await inOrder(db, id, tried, asked.market);
  if (!found) throw unknown(isMail);
  return answerOf(found, tried.discountId);
}

const unknown = (isMail: boolean) =>
  new FieldRefusal({ of: [isMail ? 'no_open_cart' : 'unknown_order'] });

async function idOf(db: Knex, of: string, isMail: boolean): Promise<number> {
  const row = isMail
    ? await db('users').where('e_mail', of.toLowerCase()).first('id')
    : await db('orders').where('number', of).first('id');
  if (!row) throw unknown(isMail);
  return row.id;
}

async function codeOf(db: Knex, typed: string): Promise<EnteredCodeRow> {
  const rows = await db('discount_codes')
    .where('code_key', codeKey(typed))
    .select<CodeRow[]>('id', 'code', 'discount_id', 'max_uses', 'uses');
  const matched = matchCode(typed, rows);
  if (!matched.ok) throw new FieldRefusal({ code: [matched.error] });
  const { id, code, discount_id, max_uses, uses } = matched.value;
  const usesLeft = max_uses === null ? null : max_uses - uses;
  return { id, code, discountId: discount_id, usesLeft };
}

/** The cart as its customer sees it at this moment, with the same prices and limited offers. */
async function inCart(
  deps: Dependencies,
  userId: number,
  tried: EnteredCodeRow,
  { now, language }: Asked,
): Promise<Tried | null> {
  const user = await deps.reads('users').where({ id: userId }).first('id', 'role');
  if (!user) return null;
  const question = { owner: { userId }, language, now, user, tried };
  const cart = await loadPricedCart(deps.reads, deps, question);
  return cart && cart.packages.length > 0 ? cart : null;
}

async function inOrder(
  db: Knex,
  id: number,
  { discountId, code, usesLeft }: EnteredCodeRow,
  market: Market,
): Promise<Tried | null> {
  const found = await pastOrder(db, id, market);
  if (!found || found.cart.lines.length === 0) return null;
  const { cart } = found;
  const book = await currentBook(db);
  const entered = new Map(cart.situation.entered);
  // An order that has used it up by itself may have it.
  if (!entered.has(discountId)) entered.set(discountId, { code, usesLeft });
  return { book, priced: priceCart(book.index, cart, { ...cart.situation, entered }) };
}

function answerOf({ priced, book }: Tried, discountId: number) {
  const known = { discountId, name: nameIn(book, discountId) };
  const applied = priced.applied.find((one) => one.discountId === discountId);
  if (applied) {
    const { saved } = applied;
    return { ...known, outcome: 'applied' as const, saved, missing: null, instead: [] };
  }
  const left = priced.leftOut.find((one) => one.discountId === discountId);
  return {
    ...known,
    outcome: left?.reason ?? ('nothing_matches' as const),
    saved: 0,
    missing: left?.missing ?? null,
    instead: (left?.instead ?? []).map((one) => nameIn(book, one)),
  };
}
