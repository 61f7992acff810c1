import type { Knex } from 'knex';
import { markets, type MarketCode } from '#core/market/market.ts';
import { codeKey } from '#core/discounts/match-code.ts';
import { readCategories } from '../data/shop-categories.ts';
import { insertRows } from '../insert-rows.ts';
import { shelfPrice } from './shelf-price.ts';

/** Codes of the demonstration shop by market: a public one, a secret one, and free delivery. */
const codes = {
  cz: { welcome: 'VITEJTE', secret: 'Pratele26x', delivery: 'DOPRAVA' },
  ro: { welcome: 'BUNVENIT', secret: 'Prieteni26', delivery: 'LIVRARE' },
} as const;

/** Discounts of each kind. Without a code only accessories in a set and students get anything. */
export async function insertDiscounts(trx: Knex.Transaction, market: MarketCode): Promise<void> {
  const { currency } = markets[market];
  const categories = await categoryIds(trx, market);
  const { welcome, secret, delivery } = codes[market];
  const amount = (crowns: number) => shelfPrice(crowns, currency);
  const group = (key: string) => ({ quantity: 1, products: [], categories: categories(key) });
  await addDiscount(trx, {
    name_cs: 'Na uvítanou',
    name_ro: 'Bun venit',
    code: welcome,
    discount_type: 'absolute',
    discount_value: amount(300),
    minimal_discount_numerical: amount(3_000),
  });
  await addDiscount(trx, {
    name_cs: 'Pro přátele',
    name_ro: 'Pentru prieteni',
    code: secret,
    is_public: false,
    discount_value: 15,
    is_combinable: false,
    scope_categories: categories('accessory'),
  });
  await addDiscount(trx, {
    name_cs: 'Doprava zdarma',
    name_ro: 'Livrare gratuită',
    code: delivery,
    discount_value: 100,
    applies_to: 'shipping',
  });
  await addDiscount(trx, {
    name_cs: 'Studenti s kartou ISIC',
    name_ro: 'Studenți cu card ISIC',
    discount_value: 5,
    is_student_discount: true,
  });
  await addDiscount(trx, {
    name_cs: 'Pouzdro a sklo v sadě',
    name_ro: 'Husă și folie în set',
    discount_type: 'absolute',
    discount_value: amount(100),
    is_automatic_assignment: true,
    scope_categories: [...categories('case'), ...categories('glass')],
    minimal_discount_sets: [group('case'), group('glass')],
  });
}

interface NewDiscount {
  readonly name_cs: string;
  readonly name_ro: string;
  readonly code?: string;
  readonly discount_value: number;
  readonly [column: string]: unknown;
}

const plain = {
  is_active: true,
  is_public: true,
  is_combinable: true,
  is_automatic_assignment: false,
  is_student_discount: false,
  discount_type: 'percentage',
  is_discount_per_piece: false,
  applies_to: 'goods',
  scope_products: [],
  scope_categories: [],
  customer_groups: [],
  minimal_discount_numerical: null,
  minimal_discount_sets: [],
  uses: 0,
  version: 1,
};

async function addDiscount(
  trx: Knex.Transaction,
  { name_cs, name_ro, code, ...columns }: NewDiscount,
): Promise<void> {
  const row = { ...plain, marketing_name_cs: name_cs, marketing_name_ro: name_ro, ...columns };
  // The statement asks for this one column, of which the schema knows the type.
  const [made] = (await insertRows(trx, 'discounts', [row], ['id'])) as { id: number }[];
  if (code === undefined || !made) return;
  await trx('discount_codes').insert({ discount_id: made.id, code, code_key: codeKey(code) });
}

/** Ids of a category by its key in the data; of a maker's own category none. */
async function categoryIds(
  trx: Knex.Transaction,
  market: MarketCode,
): Promise<(key: string) => number[]> {
  const rows: { id: number; seo_name: string }[] = await trx('type_categories').select(
    'id',
    'seo_name',
  );
  const slugs = new Map(readCategories().map(({ key, slug }) => [key, slug[market]]));
  return (key) => rows.filter(({ seo_name }) => seo_name === slugs.get(key)).map(({ id }) => id);
}
