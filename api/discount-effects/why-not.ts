import type { Knex } from 'knex';
import { codeKey, matchCode } from '#core/discounts/match-code.ts';
import { priceCart } from '#core/discounts/price-cart.ts';
import type { PastCart } from '#core/discounts/simulate-discount.ts';
import { currentBook, nameIn } from '../discounts/discount-book.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';
import { onePastCart, type Market } from './past-carts.ts';

type CodeRow = Pick<Rows['discount_codes'], 'code' | 'discount_id' | 'max_uses' | 'uses'>;

interface Question {
  readonly code: string;
  /** Number of an order, or e-mail of an account. */
  readonly of: string;
}

/** Prices what was bought, or what lies in the cart, with the code entered, and says what became of it. */
export async function whyNot(db: Knex, { code: typed, of }: Question, market: Market) {
  const cart = await cartOf(db, of, market);
  const rows = await db('discount_codes')
    .where('code_key', codeKey(typed))
    .select<CodeRow[]>('code', 'discount_id', 'max_uses', 'uses');
  const matched = matchCode(typed, rows);
  if (!matched.ok) throw new FieldRefusal({ code: [matched.error] });
  const { code, discount_id, max_uses, uses } = matched.value;
  const book = await currentBook(db);
  const entered = new Map(cart.situation.entered);
  // An order that has used it up by itself may have it.
  if (!entered.has(discount_id)) {
    entered.set(discount_id, { code, usesLeft: max_uses === null ? null : max_uses - uses });
  }
  const priced = priceCart(book.index, cart, { ...cart.situation, entered });
  const known = { discountId: discount_id, name: nameIn(book, discount_id) };
  const applied = priced.applied.find(({ discountId }) => discountId === discount_id);
  if (applied) {
    return {
      ...known,
      outcome: 'applied' as const,
      saved: applied.saved,
      missing: null,
      instead: [],
    };
  }
  const left = priced.leftOut.find(({ discountId }) => discountId === discount_id);
  return {
    ...known,
    outcome: left?.reason ?? ('nothing_matches' as const),
    saved: 0,
    missing: left?.missing ?? null,
    instead: (left?.instead ?? []).map((id) => nameIn(book, id)),
  };
}

async function cartOf(db: Knex, of: string, market: Market): Promise<PastCart> {
  const isMail = of.includes('@');
  const row = isMail
    ? await db('users').where('e_mail', of.toLowerCase()).first('id')
    : await db('orders').where('number', of).first('id');
  const found = row && (await onePastCart(db, isMail ? 'cart' : 'order', row.id, market));
  if (!found || found.cart.lines.length === 0) {
    throw new FieldRefusal({ of: [isMail ? 'no_open_cart' : 'unknown_order'] });
  }
  return found.cart;
}
