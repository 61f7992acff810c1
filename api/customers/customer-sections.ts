import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import type { Permission } from '#core/permissions/roles.ts';
import type { CustomerPerson } from './customer-person.ts';

type Customer = Reply<Endpoints['admin-customer']>;
/** Kinds of what somebody has here; a further one is one more entry of `statements`. */
type SectionName =
  | 'orders'
  | 'buybacks'
  | 'reservations'
  | 'repairs'
  | 'withdrawals'
  | 'reviews'
  | 'enquiries'
  | 'devices';
export type Sections = Pick<Customer, SectionName>;

/** Rows of one kind that a page shows; the count says whether there are more. */
const shown = 50;

interface Statement {
  /** Whoever has none of these sees nothing of the kind. */
  readonly readBy: readonly Permission[];
  /** Columns as they stand on the wire, of rows with `at`, the newest first. */
  readonly sql: (language: Language, permissions: readonly Permission[]) => string;
}

/** What hangs on the address, and on the account where there is one. */
const ownOrders = 'o.e_mail = :eMail or o.user_id = :userId';

const bought = (
  language: Language,
): string => `select d.id as "passportId", d.serial_last4 as "serialLast4",
    min(l.name->>'${language}') as name, 'order' as by, o.id::int as id, o.placed_at as at
  from orders o join order_lines l on l.order_id = o.id
    left join products r on r.id = l.product_id
    left join pick_lines n on n.line_id = l.id left join pick_pieces p on p.pick_line_id = n.id
    join device_passports d on d.id = coalesce(p.passport_id, r.passport_id)
  where ${ownOrders}
  group by d.id, d.serial_last4, o.id, o.placed_at`;

/** What the ledger says came into the house by a buy-back: its number is kept by the passport alone. */
const sold = `select d.id as "passportId", d.serial_last4 as "serialLast4", m.name || ' ' || v.name as name,
    'buyback' as by, b.id, b.created_at as at
  from buybacks b
    join stock_movements s on s.about_kind = 'buyback' and s.about_id = b.id and s.why = 'bought_back'
    join products r on r.id = s.product_id
    join device_passports d on d.id = coalesce(s.passport_id, r.passport_id)
    join device_colors c on c.id = b.color_id join device_models v on v.id = c.model_id
    join manufacturers m on m.id = v.manufacturer_id
  where b.e_mail = :eMail`;

const statements: Readonly<Record<SectionName, Statement>> = {
  orders: {
    readBy: ['orders.manage'],
    sql: () => `select o.id::int as id, o.number, o.status, o.total, o.placed_at as at
      from orders o where ${ownOrders}`,
  },
  buybacks: {
    readBy: ['buyback.read'],
    sql: () => `select b.id, m.name || ' ' || v.name as device, b.status, b.price, b.created_at as at
      from buybacks b join device_colors c on c.id = b.color_id join device_models v on v.id = c.model_id
        join manufacturers m on m.id = v.manufacturer_id
      where b.e_mail = :eMail`,
  },
  reservations: {
    readBy: ['reservations.manage'],
    sql: (language) => `select r.id, r.product->'name'->>'${language}' as product, s.name as store,
        r.status, r.price, r.created_at as at
      from reservations r join stores s on s.id = r.store_id where r.e_mail = :eMail`,
  },
  repairs: {
    readBy: ['repairs.manage'],
    sql: () => `select r.id, r.number, r.device, r.status, r.created_at as at
      from repairs r where r.e_mail = :eMail`,
  },
  withdrawals: {
    readBy: ['orders.manage'],
    sql: () => `select w.id, o.id::int as "orderId", o.number as "orderNumber", w.status,
        w.requested_at as at
      from withdrawals w join orders o on o.id = w.order_id where ${ownOrders}`,
  },
  reviews: {
    readBy: ['reviews.moderate'],
    sql: (
      language,
    ) => `select r.id, p.name_${language} as product, r.rating, r.status, r.created_at as at
      from reviews r join master_products p on p.id = r.master_product_id where r.user_id = :userId`,
  },
  enquiries: {
    readBy: ['enquiries.answer'],
    sql: () => `select e.id, e.kind, e.content->>'topic' as topic, e.created_at as at,
        case when e.answer is not null then 'answered' when e.handled_at is not null then 'closed'
          else 'open' end as state
      from enquiries e where e.e_mail = :eMail`,
  },
  devices: {
    readBy: ['orders.manage', 'buyback.read'],
    sql: (language, permissions) =>
      [
        permissions.includes('orders.manage') ? bought(language) : '',
        permissions.includes('buyback.read') ? sold : '',
      ]
        .filter((part) => part !== '')
        .join(' union all '),
  },
};

/** The newest of every kind that the caller may read, one statement each. */
export async function readSections(
  db: Knex,
  { eMail, account }: CustomerPerson,
  permissions: readonly Permission[],
  language: Language,
): Promise<Sections> {
  const bindings = { eMail, userId: account?.id ?? null, shown };
  const read = async ([name, { readBy, sql }]: readonly [string, Statement]) => {
    if (!readBy.some((permission) => permissions.includes(permission))) return [name, null];
    const { rows } = await db.raw<{ rows: SectionRow[] }>(
      `select *, count(*) over ()::int as section_count from (${sql(language, permissions)}) rows
       order by at desc, id desc limit :shown`,
      bindings,
    );
    return [name, sectionOf(rows)];
  };
  // Each statement names its columns as the contract does, which checks what leaves.
  return Object.fromEntries(await Promise.all(Object.entries(statements).map(read))) as Sections;
}

interface SectionRow extends Readonly<Record<string, unknown>> {
  readonly at: Date;
  readonly section_count: number;
}

const sectionOf = (rows: readonly SectionRow[]) => ({
  count: rows[0]?.section_count ?? 0,
  results: rows.map(({ section_count: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
});
