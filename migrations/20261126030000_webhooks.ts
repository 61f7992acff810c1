import type { Knex } from 'knex';

/** Selects the events of changed rows: a webhook's id, the type, what it is about and its data. */
const send = (rows: string) => `
  insert into webhook_deliveries (webhook_id, type, subject, data)
  select w.id, said.type, said.subject, said.data
  from (${rows}) said join webhooks w on w.is_active and said.type = any(w.events)`;

const orderStates = `('confirmed', 'handed_over', 'ready_for_pickup', 'delivered', 'cancelled', 'returned')`;
const orderData = `jsonb_build_object('order_id', a.id, 'number', a.number, 'status', a.status, 'payment_status', a.payment_status)`;
const orderEvents = (joined: string, moved: string, paid: string) => `
  select 'order.' || a.status as type, 'order ' || a.id as subject, ${orderData} as data
  from after a ${joined} where a.status in ${orderStates} and ${moved}
  union all
  select 'order.paid', 'order ' || a.id, ${orderData}
  from after a ${joined} where a.payment_status = 'paid' and ${paid}`;

const stateEvents = (thing: string, data: string, joined: string, moved: string) => `
  select '${thing}.changed' as type, '${thing} ' || a.id as subject,
    jsonb_build_object('${thing}_id', a.id, 'status', a.status ${data}) as data
  from after a ${joined} where ${moved}`;

const variantOf = 'join master_products v on v.id = p.master_product_id';
const priceEvents = (joined: string, changed: string) => `
  select 'price.changed' as type, 'product ' || p.id as subject, jsonb_build_object('product_id', p.id,
    'variant_id', v.id, 'code', v.code, 'price', p.price, 'is_on_sale', p.is_on_sale) as data
  from after p ${joined} ${variantOf} where ${changed}`;
const levelEvents = (rows: string) => `
  select distinct 'price.changed' as type, 'product ' || p.id as subject, jsonb_build_object('product_id', p.id,
    'variant_id', v.id, 'code', v.code, 'price', p.price, 'is_on_sale', p.is_on_sale) as data
  from (${rows}) a join products p on p.id = a.product_id ${variantOf}`;
const pieceEvents = (joined: string, changed: string) => `
  select 'product.changed' as type, 'product ' || p.id as subject, jsonb_build_object('product_id', p.id,
    'variant_id', v.id, 'family_id', v.meta_master_id, 'code', v.code) as data
  from after p ${joined} ${variantOf} where ${changed}`;
const variantEvents = (joined: string, changed: string) => `
  select 'product.changed' as type, 'variant ' || a.id as subject,
    jsonb_build_object('variant_id', a.id, 'family_id', a.meta_master_id, 'code', a.code) as data
  from after a ${joined} where ${changed}`;
const familyEvents = (joined: string, changed: string) => `
  select 'product.changed' as type, 'family ' || a.id as subject, jsonb_build_object('family_id', a.id) as data
  from after a ${joined} where ${changed}`;
const stockEvents = `
  select 'stock.changed' as type, 'product ' || a.product_id as subject, jsonb_build_object(
    'product_id', a.product_id, 'variant_id', v.id, 'code', v.code, 'place_id', a.place_id,
    'on_hand', a.on_hand, 'free', a.on_hand - a.allocated) as data
  from after a join before b on (a.product_id, a.place_id) = (b.product_id, b.place_id)
  join products p on p.id = a.product_id ${variantOf}
  where (a.on_hand, a.allocated) is distinct from (b.on_hand, b.allocated)`;

/** What an update says of a piece besides its price, which has an event of its own. */
const otherThanPrice = (row: string) =>
  `to_jsonb(${row}) - '{price,is_on_sale,reduced_at,prior_price,prior_since,prior_for,sold_at,version}'::text[]`;

const beforeA = 'join before b on b.id = a.id';
const beforeP = 'join before b on b.id = p.id';

/** By table and statement: what of it is said to webhooks. */
const sources: readonly (readonly [string, 'insert' | 'update' | 'delete', readonly string[]])[] = [
  ['orders', 'insert', [orderEvents('', 'true', 'true')]],
  [
    'orders',
    'update',
    [orderEvents(beforeA, 'a.status <> b.status', 'a.payment_status <> b.payment_status')],
  ],
  ['withdrawals', 'insert', [stateEvents('withdrawal', `, 'order_id', a.order_id`, '', 'true')]],
  [
    'withdrawals',
    'update',
    [stateEvents('withdrawal', `, 'order_id', a.order_id`, beforeA, 'a.status <> b.status')],
  ],
  ['buybacks', 'insert', [stateEvents('buyback', '', '', 'true')]],
  ['buybacks', 'update', [stateEvents('buyback', '', beforeA, 'a.status <> b.status')]],
  ['stock', 'update', [stockEvents]],
  ['products', 'insert', [pieceEvents('', 'true')]],
  [
    'products',
    'update',
    [
      pieceEvents(beforeP, `${otherThanPrice('p')} <> ${otherThanPrice('b')}`),
      priceEvents(beforeP, '(p.price, p.is_on_sale) <> (b.price, b.is_on_sale)'),
    ],
  ],
  ['product_level_prices', 'insert', [levelEvents('select product_id from after')]],
  ['product_level_prices', 'update', [levelEvents('select product_id from after')]],
  ['product_level_prices', 'delete', [levelEvents('select product_id from before')]],
  ['master_products', 'insert', [variantEvents('', 'true')]],
  ['master_products', 'update', [variantEvents(beforeA, 'a is distinct from b')]],
  ['meta_masters', 'insert', [familyEvents('', 'true')]],
  [
    'meta_masters',
    'update',
    [familyEvents(beforeA, `to_jsonb(a) - 'popularity' <> to_jsonb(b) - 'popularity'`)],
  ],
];

const seen = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
};

/**
 * Webhooks of other programs, and the outbox of what they are told. A trigger writes a delivery in the statement that causes
 * it, so that no way of changing something is forgotten, and asks the queue to send it when the transaction ends.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table webhooks (
      id integer generated always as identity constraint webhooks_pkey primary key,
      name text not null constraint webhooks_name_check check (name <> ''),
      url text not null constraint webhooks_url_check check (url like 'http%://%'),
      events text[] not null constraint webhooks_events_check check (cardinality(events) > 0),
      is_active boolean not null default true,
      /* Encrypted; the one before signs beside it for a while. */
      secret bytea,
      previous_secret bytea,
      previous_until timestamptz,
      /* Failures in a row, since when, and until when it is left alone. */
      failures integer not null default 0,
      failing_since timestamptz,
      rests_until timestamptz,
      /* When the shop itself paused it. */
      paused_at timestamptz,
      last_delivered_at timestamptz,
      made_by integer not null constraint webhooks_made_by_fkey references users (id),
      made_at timestamptz not null,
      version integer not null default 1,
      constraint webhooks_paused_check check (paused_at is null or not is_active)
    );
    create index webhooks_by_maker on webhooks (made_by);
    select record_changes_of('webhooks', 'id',
      'secret,previous_secret,previous_until,failures,failing_since,rests_until,last_delivered_at');

    create table webhook_deliveries (
      id integer generated always as identity constraint webhook_deliveries_pkey primary key,
      webhook_id integer not null
        constraint webhook_deliveries_webhook_fkey references webhooks (id) on delete cascade,
      message_id uuid not null default gen_random_uuid(),
      type text not null,
      /* What it is about: deliveries of one subject go out one after the other. */
      subject text not null,
      data jsonb not null,
      state text not null default 'waiting'
        constraint webhook_deliveries_state_check check (state in ('waiting', 'delivered', 'failed')),
      created_at timestamptz not null default now(),
      tries integer not null default 0,
      /* Null where it is due at once. */
      next_at timestamptz,
      /* A process that sends it has it until then. */
      claimed_until timestamptz,
      ended_at timestamptz,
      attempts jsonb not null default '[]',
      constraint webhook_deliveries_ended_check check ((state = 'waiting') = (ended_at is null))
    );
    create index webhook_deliveries_log on webhook_deliveries (webhook_id, id);
    create index webhook_deliveries_due on webhook_deliveries (webhook_id, subject, id)
      where state = 'waiting';
    create index webhook_deliveries_old on webhook_deliveries (ended_at) where ended_at is not null;

    create function wake_webhooks() returns trigger language plpgsql as $$
      begin
        if exists (select from added) and to_regclass('jobs.job') is not null
          and current_setting('obmena.webhooks_woken', true) is distinct from pg_current_xact_id()::text
        then
          execute 'insert into jobs.job (name) select name from jobs.queue where name = ''webhooks-send''';
          perform set_config('obmena.webhooks_woken', pg_current_xact_id()::text, true);
        end if;
        return null;
      end $$;
    create trigger queued after insert on webhook_deliveries
      referencing new table as added for each statement execute function wake_webhooks()`);
  for (const [table, event, events] of sources) {
    const name = `tell_webhooks_of_${table}_${event}`;
    await knex.raw(`
      create function ${name}() returns trigger language plpgsql as $$
        begin
          if exists (select from webhooks where is_active) then
            ${events.map((one) => send(one)).join(';')};
          end if;
          return null;
        end $$;
      create trigger webhooks_told_${event} after ${event} on ${table}
        referencing ${seen[event]} for each statement execute function ${name}()`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, event] of sources) {
    await knex.raw(`
      drop trigger webhooks_told_${event} on ${table};
      drop function tell_webhooks_of_${table}_${event}`);
  }
  await knex.raw(`
    drop table webhook_deliveries;
    drop function wake_webhooks;
    drop table webhooks`);
}
