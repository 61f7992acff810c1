import { codeNames } from '#core/catalog/product-codes.ts';
import { categoryProductsGrid, productsGrid } from '#core/catalog/products-grid.ts';
import type { GridCondition } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { textSql } from '../../platform/resources/filter-sql.ts';
import type { ServerColumn, ServerGrid, SqlPart } from '../../platform/resources/server-grid.ts';
import { editProducts } from './edit-products.ts';
import { productRows } from './product-rows.ts';

const text = (sql: string, within?: string): ServerColumn => ({
  sql,
  type: 'text',
  ...(within === undefined ? {} : { within }),
});
const price = (sql: string): ServerColumn => ({ sql, type: 'integer', blank: `${sql} < 0` });

const ofCategories = (where: string) =>
  `select k.master_product_id from master_product_categories k where ${where}`;
const inAny = `exists (${ofCategories('k.master_product_id = g.id')})`;
const isBlank = (op: string): SqlPart => ({
  sql: op === 'blank' ? `not ${inAny}` : inAny,
  bindings: [],
});

/** Categories by their names; the few that are meant are found first, and products by their ids. */
const categoryNames = (language: Language): ServerColumn => ({
  sql: 'g.id',
  type: 'integer',
  condition(condition) {
    if (condition.op === 'blank' || condition.op === 'notBlank') return isBlank(condition.op);
    const name: ServerColumn = { sql: `grid_fold(t.name_${language})`, type: 'text' };
    const { sql, bindings } = textSql(name, condition);
    const named = `array(select t.id from type_categories t where ${sql})`;
    return { sql: `g.id in (${ofCategories(`k.category_id = any(${named})`)})`, bindings };
  },
});

const columns = (language: Language): Readonly<Record<string, ServerColumn>> => ({
  code: text('g.code', 'g.words'),
  nameCs: text('g.name_cs', 'g.words'),
  nameRo: text('g.name_ro', 'g.words'),
  ...Object.fromEntries(codeNames.map((id) => [id, text(`g.${id}`, 'g.words')])),
  family: text(`g.family_${language}`, 'g.words'),
  manufacturer: text('g.manufacturer', 'g.words'),
  kind: text('g.kind'),
  groupName: text('g.group_name'),
  categories: categoryNames(language),
  newPrice: price('g.new_price'),
  usedPrice: price('g.used_price'),
  condition: text('g.conditions'),
  stock: { sql: 'g.free', type: 'integer' },
  isActive: { sql: 'g.is_active', type: 'boolean' },
  createdAt: { sql: 'g.created_at', type: 'timestamptz' },
  updatedAt: { sql: 'g.updated_at', type: 'timestamptz' },
});

export const productsServerGrid: ServerGrid = {
  definition: productsGrid,
  from: 'product_grid_rows g',
  columns,
  words: 'g.words',
  freshness: 'products',
  rows: productRows,
  edit: editProducts,
};

/** Ids of categories come as texts; what is no number is refused. */
function categoriesOf({ value }: GridCondition): number[] {
  const ids = Array.isArray(value) ? value.map(Number) : [];
  const areIds = ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (!areIds) throw new FieldRefusal({ filter: ['invalid_value'] });
  return ids;
}

const inCategories =
  (isWanted: boolean) =>
  (condition: GridCondition): SqlPart => {
    const { op } = condition;
    if (op !== 'in') return isBlank((op === 'blank') === isWanted ? 'blank' : 'notBlank');
    const among = `(${ofCategories('k.category_id = any(?::integer[])')})`;
    const isAmong = isWanted ? 'in' : 'not in';
    return { sql: `g.id ${isAmong} ${among}`, bindings: [categoriesOf(condition)] };
  };

const category = (isWanted: boolean): ServerColumn => ({
  sql: 'g.id',
  type: 'integer',
  condition: inCategories(isWanted),
});

/** The same list where products are assigned to categories. */
export const categoryProductsServerGrid: ServerGrid = {
  ...productsServerGrid,
  definition: categoryProductsGrid,
  columns: (language) => ({
    ...columns(language),
    category: category(true),
    notInCategory: category(false),
  }),
};
