import type { Knex } from 'knex';
import type { Permission } from '#core/permissions/roles.ts';
import type { foundKinds } from '#core/contract/admin-find.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { foldText } from '#core/shared/text.ts';
import { findsByWords } from '#core/orders/order-words.ts';
import { ordersFound } from '../orders/orders-found.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { customerSql } from '../orders/orders-server-grid.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import type { SqlPart } from '../platform/resources/server-grid.ts';

interface Found {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
}

interface Asked {
  /** Without spaces at the ends, as typed. */
  readonly text: string;
  readonly words: readonly string[];
  readonly language: Language;
  readonly timeZone: string;
  readonly cipher: Cipher;
}

/** Results of one kind: a palette shows few, and whoever wants more opens the list. */
const mostOfAKind = 8;

const likes = (sql: string, words: readonly string[]): SqlPart => ({
  sql: words.map(() => `${sql} like ?`).join(' and ') || 'false',
  bindings: words.map((word) => `%${escapeLike(word)}%`),
});

const day = (column: string) => `to_char(${column} at time zone ?, 'DD.MM.YYYY')`;

function products({ words, text, language }: Asked): SqlPart {
  const named = likes('words', words);
  return {
    sql: `
      select v.id, v.name_${language} as title, v.code as detail from (
        select id, 0 as rank from product_grid_rows where code = ? or ean = ?
        union all (select id, 1 from product_grid_rows where ${named.sql} limit ?)
      ) x join master_products v using (id)
      group by v.id order by min(rank), title limit ?`,
    bindings: [foldText(text), text, ...named.bindings, mostOfAKind, mostOfAKind],
  };
}

const orders = ({ text, timeZone }: Asked): SqlPart => ({
  sql: `
    select id::integer as id, number as title, ${day('placed_at')} as detail from orders
    where number >= ? and number < ? || chr(127) order by number desc limit ?`,
  bindings: [timeZone, text, text, mostOfAKind],
});

function ordersOfCustomers({ text, timeZone, cipher }: Asked): SqlPart {
  const found = ordersFound(cipher, text, mostOfAKind);
  return {
    sql: `
      select id::integer as id, number as title, ${customerSql} || ', ' || ${day('placed_at')} as detail
      from orders g where id in (${found.sql}) order by id desc limit ?`,
    bindings: [timeZone, ...found.bindings, mostOfAKind],
  };
}

function categories({ words, language }: Asked): SqlPart {
  const named = likes("grid_fold(name_cs || ' ' || name_ro || ' ' || url_path)", words);
  return {
    sql: `
      select id, name_${language} as title, url_path as detail from type_categories
      where ${named.sql} order by length(url_path), url_path limit ?`,
    bindings: [...named.bindings, mostOfAKind],
  };
}

function buybacks({ text, words, timeZone }: Asked): SqlPart {
  const named = likes("grid_fold(m.name || ' ' || d.name)", words);
  return {
    sql: `
      select b.id, m.name || ' ' || d.name as title, '#' || b.id || ', ' || ${day('b.created_at')} as detail
      from buybacks b
      join device_colors c on c.id = b.color_id
      join device_models d on d.id = c.model_id
      join manufacturers m on m.id = d.manufacturer_id
      where b.code = ? or b.id::text = ? or (${named.sql})
      order by b.created_at desc, b.id desc limit ?`,
    bindings: [timeZone, text, text, ...named.bindings, mostOfAKind],
  };
}

type Kind = (typeof foundKinds)[number];
const kinds: readonly (readonly [Kind, Permission, (asked: Asked) => SqlPart])[] = [
  ['product', 'catalogue.read', products],
  ['category', 'catalogue.read', categories],
  ['buyback', 'buyback.read', buybacks],
];

/** Who answers for orders finds them by their customers too; the others have a number in their hands. */
const ordersOf = (permissions: readonly Permission[], text: string): (typeof kinds)[number] =>
  permissions.includes('orders.manage') && findsByWords(text)
    ? ['order', 'orders.manage', ordersOfCustomers]
    : ['order', 'orders.read', orders];

/** What the command palette finds besides screens: one statement for each kind that may be read. */
export function findRoutes({ reads, market, cipher }: Dependencies): BoundRoute[] {
  const find = bind('admin-find', async ({ body: { q } }, context) => {
    const { permissions } = staffOf(context);
    const asked: Asked = {
      text: q,
      language: context.language,
      timeZone: market.timeZone,
      cipher,
      words: foldText(q).split(/\s+/).filter(Boolean).slice(0, 6),
    };
    const results = await Promise.all(
      [...kinds, ordersOf(permissions, q)]
        .filter(([, permission]) => permissions.includes(permission))
        .map(async ([kind, , statement]) =>
          (await run(reads, statement(asked))).map((found) => ({ kind, ...found })),
        ),
    );
    return { results: results.flat() };
  });
  return [find];
}

async function run(db: Knex, { sql, bindings }: SqlPart): Promise<Found[]> {
  const { rows } = await db.raw<{ rows: Found[] }>(sql, [...bindings]);
  return rows;
}
