import type { Knex } from 'knex';
import { addOnPrice } from '#core/catalog/add-on-price.ts';
import { quoteExpiry } from '#core/cart/cart-problems.ts';
import type { PackageConfiguration } from '#core/cart/configuration-key.ts';
import { isSwappable } from '#core/cart/credits.ts';
import { programPlan } from '#core/installments/package-plan.ts';
import { query } from '../platform/database/query.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';
import { swappedDevice, type CreditRow } from './cart-row.ts';
import { addOnJson, programJson, type AddOnRow, type ProgramRow } from './package-rows.ts';
import { creditOf } from './priced-packages.ts';
import type { ProductRow } from './product-rows.ts';

/** A child to be stored, by column. */
export interface NewChild {
  readonly kind: AddOnRow['kind'];
  readonly add_on_id: number;
  /** Insurance is quoted: its price holds until the quote expires. */
  readonly quoted_price: number | null;
  readonly quote_expires_at: string | null;
}

export interface ChosenExtras {
  readonly configuration: PackageConfiguration;
  readonly isLeased: boolean;
  readonly children: readonly NewChild[];
}

/** What is wished for; a name that is not there is not wished for. */
export interface Wish {
  readonly addOns: readonly WishedAddOn[];
  readonly programId: number | null;
  readonly buybackCode: string | null;
}

/** One add-on: by which of its values it is known, and the field that said so. */
export interface WishedAddOn {
  readonly field: string;
  readonly kinds: readonly AddOnRow['kind'][];
  readonly id?: number;
  readonly months?: number;
  readonly code?: string;
}

interface OfferedExtras {
  readonly add_ons: readonly AddOnRow[];
  readonly program: ProgramRow | null;
  readonly buyback: CreditRow | null;
}

interface Offered {
  readonly addOns: readonly AddOnRow[];
  readonly program: ProgramRow | null;
  readonly buyback: CreditRow | null;
}

const offeredSql = `
  select (select coalesce(json_agg(${addOnJson} order by a.position, a.id), '[]')
      from add_ons a where a.is_active) as add_ons,
    (select ${programJson} from installment_programs i where i.id = $1 and i.is_active) as program,
    (select ${swappedDevice('b')} from buybacks b where b.code = $2) as buyback`;

/** Whether an add-on is sold with a device. */
export const isOfferedWith = (
  { isActive, forKinds, forConditions }: AddOnRow,
  { family_kind, condition }: Pick<ProductRow, 'family_kind' | 'condition'>,
): boolean => isActive && forKinds.includes(family_kind) && forConditions.includes(condition);

/** All add-ons of the shop, and the program and the device that are named. */
export async function findOffered(
  db: Knex,
  { programId, buybackCode }: Pick<Wish, 'programId' | 'buybackCode'>,
): Promise<Offered> {
  const [row] = await query<OfferedExtras>(db, offeredSql, [programId, buybackCode]);
  if (!row) throw new Error('what is offered was not read');
  return { addOns: row.add_ons, program: row.program, buyback: row.buyback };
}

/** Checks what was wished for against what is offered with the product; throws what refuses it. */
export async function chooseExtras(
  db: Knex,
  wish: Wish,
  piece: { readonly product: ProductRow; readonly unitPrice: number; readonly quantity: number },
  now: Date,
): Promise<ChosenExtras> {
  const offered = await findOffered(db, wish);
  const { product, unitPrice, quantity } = piece;
  const chosen = wish.addOns.map((wished) => wishedAddOn(offered.addOns, wished, product));
  const distinct = [...new Map(chosen.map((each) => [each.id, each])).values()];
  const children = await newChildren(db, distinct, unitPrice, now);
  const { program, buyback } = offered;
  if (wish.programId !== null) {
    const plan = program && programPlan(unitPrice * quantity, program);
    if (!plan?.ok) throw new FieldRefusal({ installmentId: ['installment_not_possible'] });
  }
  if (wish.buybackCode !== null && !(buyback && isSwappable(creditOf(buyback), now))) {
    throw new FieldRefusal({ buyoutProduct: ['buyback_not_valid'] });
  }
  return {
    configuration: {
      addOnIds: children.map(({ add_on_id }) => add_on_id),
      programId: wish.programId,
      buybackId: buyback?.id ?? null,
    },
    isLeased: program?.kind === 'leasing',
    children,
  };
}

/** The add-on that is meant, where it is sold with the product; throws where it is not. */
export function wishedAddOn(
  addOns: readonly AddOnRow[],
  { field, kinds, id, months, code }: WishedAddOn,
  product: ProductRow,
): AddOnRow {
  const found = addOns.find(
    (addOn) =>
      kinds.includes(addOn.kind) &&
      (id === undefined || addOn.id === id) &&
      (months === undefined || addOn.months === months) &&
      (code === undefined || addOn.code === code) &&
      isOfferedWith(addOn, product),
  );
  if (!found) throw new FieldRefusal({ [field]: ['add_on_not_offered'] });
  return found;
}

/** When the quote of an insurance that is given now ends, as the shop sets it. */
export const quotedUntil = async (db: Knex, now: Date): Promise<Date> =>
  quoteExpiry(now, await shopNumber(db, 'quote_hours'));

/** Add-ons as they are stored, with the quote of an insurance for a device of a price. */
export async function newChildren(
  db: Knex,
  addOns: readonly AddOnRow[],
  devicePrice: number,
  now: Date,
): Promise<NewChild[]> {
  const isQuoted = ({ kind }: AddOnRow) => kind === 'insurance';
  const ends = addOns.some(isQuoted) ? (await quotedUntil(db, now)).toISOString() : null;
  return addOns.map((addOn) => ({
    kind: addOn.kind,
    add_on_id: addOn.id,
    quoted_price: isQuoted(addOn) ? addOnPrice(addOn, devicePrice) : null,
    quote_expires_at: isQuoted(addOn) ? ends : null,
  }));
}
