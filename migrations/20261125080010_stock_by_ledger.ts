import type { Knex } from 'knex';

/**
 * From now on nothing but the ledger writes stock: what the shop has becomes its opening movements, and
 * `product_locations` become bins.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(guards);
  await knex.raw(rebuild);
  await knex.raw(moved);
  await knex.raw(recorded);
  await noteChanges(knex, 'stock_locations', 'stock-locations');
}

/** Keeps the counts of a list of the back office fresh. */
async function noteChanges(knex: Knex, table: string, list: string): Promise<void> {
  for (const [event, rows] of events) {
    await knex.raw(
      `create trigger ?? after ${event} on ?? referencing ${rows} table as touched
       for each statement execute function note_grid_change('${list}')`,
      [`${table}_noted_${event}`, table],
    );
  }
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/* Within the ledger's trigger, and where a product goes with all that is known of it, the depth is 2. */
const guards = `
  create function refuse_stock_writes() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() > 1 then return coalesce(new, old); end if;
    raise exception 'only the ledger of movements writes %', tg_table_name
      using errcode = 'check_violation', constraint = 'stock_by_movements_only';
  end $$;
  create trigger stock_made_empty before insert on stock for each row
    when (new.on_hand <> 0) execute function refuse_stock_writes();
  create trigger stock_by_movements before update of on_hand, product_id, place_id on stock for each row
    when (old.on_hand <> new.on_hand or old.product_id <> new.product_id or old.place_id <> new.place_id)
    execute function refuse_stock_writes();
  create trigger stock_kept before delete on stock for each row
    when (old.on_hand <> 0) execute function refuse_stock_writes();
  create trigger location_stock_by_movements before insert or update or delete on location_stock
    for each row execute function refuse_stock_writes();
  create trigger stock_units_by_movements before insert or update or delete on stock_units
    for each row execute function refuse_stock_writes();
  create trigger stock_movements_stay before update on stock_movements
    for each row execute function refuse_stock_writes();

  /* What took a movement back may have been taken back itself. */
  create function is_taken_back(movement bigint) returns boolean language plpgsql stable as $$
  begin
    return exists (select from stock_movements m
      where m.takes_back = movement and not is_taken_back(m.id));
  end $$;

  /* Nothing is struck out of the ledger: a deletion, as an undo makes, is its inverse movement. */
  create function take_movement_back() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() > 1 then return old; end if;
    if is_taken_back(old.id) then
      raise exception 'the movement is taken back already'
        using errcode = 'check_violation', constraint = 'stock_movements_taken_back_once';
    end if;
    insert into stock_movements (product_id, passport_id, quantity, from_id, to_id, why, about_kind,
      about_id, takes_back)
    values (old.product_id, old.passport_id, old.quantity, old.to_id, old.from_id, 'undone',
      old.about_kind, old.about_id, old.id);
    return null;
  end $$;
  create trigger stock_movements_are_taken_back before delete on stock_movements
    for each row execute function take_movement_back()`;

/* Makes what follows from the ledger, where it was filled while its triggers rested. */
const rebuild = `
  create function stock_from_ledger() returns void language plpgsql as $$
  begin
    insert into location_stock (product_id, location_id, on_hand, with_serial)
      select product_id, location_id, sum(pieces), coalesce(sum(pieces) filter
        (where passport_id is not null), 0)
      from (
        select product_id, passport_id, to_id as location_id, quantity as pieces from stock_movements
        union all select product_id, passport_id, from_id, -quantity from stock_movements
      ) m where location_id is not null group by 1, 2 having sum(pieces) <> 0;
    insert into stock (product_id, place_id, on_hand)
      select s.product_id, l.place_id, sum(s.on_hand) from location_stock s
      join stock_locations l on l.id = s.location_id where location_sells(l.kind) group by 1, 2;
    insert into stock_units (passport_id, product_id, location_id)
      select distinct on (passport_id) passport_id, product_id, to_id from stock_movements
      where passport_id is not null order by passport_id, id desc;
  end $$`;

/*
 * What the shop has is the ledger's opening. Locations of products become bins; pieces lie in them as
 * far as the books have them, and the rest in the place's own bin.
 */
const moved = `
  insert into stock_locations (place_id, code, is_default)
    select id, 'L-' || trim('-' from upper(regexp_replace(code, '[^A-Za-z0-9]+', '-', 'g'))), true
    from stock_places order by id on conflict do nothing;
  create temp table old_bins on commit drop as
    select p.place_id, p.code as said, min(p.id) as first_id,
      'L-' || coalesce(nullif(trim('-' from upper(regexp_replace(p.code, '[^A-Za-z0-9]+', '-', 'g'))), ''),
        p.place_id::text) as code
    from product_locations p group by 1, 2;
  update old_bins o set code = o.code || '-' || o.first_id
    where exists (select from stock_locations l where l.code = o.code)
      or exists (select from old_bins b where b.code = o.code and b.first_id < o.first_id);
  insert into stock_locations (place_id, code) select place_id, code from old_bins order by first_id;

  create temp table old_stock on commit drop as select product_id, place_id, on_hand from stock
    where on_hand > 0;
  create temp table old_allocated on commit drop as select product_id, place_id, allocated from stock
    where allocated > 0;
  update stock set allocated = 0 where allocated > 0;
  alter table stock disable trigger stock_by_movements;
  update stock set on_hand = 0 where on_hand > 0;
  alter table stock enable trigger stock_by_movements;
  with located as (
    select p.product_id, p.place_id, l.id as location_id, p.quantity,
      sum(p.quantity) over (partition by p.product_id, p.place_id order by p.id) - p.quantity as before
    from product_locations p join old_bins o on o.place_id = p.place_id and o.said = p.code
    join stock_locations l on l.code = o.code
  ), placed as (
    select w.product_id, w.place_id, w.location_id,
      least(w.quantity, s.on_hand - w.before)::integer as quantity
    from located w join old_stock s using (product_id, place_id)
    where w.quantity > 0 and w.before < s.on_hand
  ), rest as (
    select s.product_id, s.place_id, l.id as location_id,
      s.on_hand - coalesce((select sum(quantity) from placed p where p.product_id = s.product_id
        and p.place_id = s.place_id), 0)::integer as quantity
    from old_stock s join stock_locations l on l.place_id = s.place_id and l.is_default
  )
  insert into stock_movements (product_id, passport_id, quantity, to_id, why)
  select q.product_id, case when (select sum(on_hand) from old_stock o
      where o.product_id = q.product_id) = 1 then p.passport_id end, q.quantity, q.location_id, 'opening'
  from (select * from placed union all select * from rest) q join products p on p.id = q.product_id
  where q.quantity > 0 order by q.product_id, q.place_id, q.location_id;
  update stock s set allocated = o.allocated from old_allocated o
    where s.product_id = o.product_id and s.place_id = o.place_id;
  drop table product_locations`;

const recorded = `
  drop trigger changes_inserted on stock;
  drop trigger changes_updated on stock;
  drop trigger changes_deleted on stock;
  select record_changes_of('stock_movements', 'id', '');
  select record_changes_of('stock_locations', 'id', '')`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create table product_locations (
      id integer generated by default as identity constraint product_locations_pkey primary key,
      product_id integer not null
        constraint product_locations_product_fkey references products (id) on delete cascade,
      place_id integer not null
        constraint product_locations_place_fkey references stock_places (id),
      code text not null,
      quantity integer not null,
      version integer not null default 1,
      constraint product_locations_once unique (product_id, place_id, code),
      constraint product_locations_quantity_positive check (quantity >= 0)
    );
    create index product_locations_by_code on product_locations (code, id);
    insert into product_locations (product_id, place_id, code, quantity)
      select s.product_id, l.place_id, substr(l.code, 3), s.on_hand
      from location_stock s join stock_locations l on l.id = s.location_id
      where l.kind = 'bin' and not l.is_default;
    drop trigger stock_made_empty on stock;
    drop trigger stock_by_movements on stock;
    drop trigger stock_kept on stock;
    drop trigger location_stock_by_movements on location_stock;
    drop trigger stock_units_by_movements on stock_units;
    drop trigger stock_movements_stay on stock_movements;
    drop trigger stock_movements_are_taken_back on stock_movements;
    drop trigger changes_inserted on stock_movements;
    drop trigger changes_updated on stock_movements;
    drop trigger changes_deleted on stock_movements;
    drop trigger changes_inserted on stock_locations;
    drop trigger changes_updated on stock_locations;
    drop trigger changes_deleted on stock_locations;
    drop trigger stock_locations_noted_insert on stock_locations;
    drop trigger stock_locations_noted_update on stock_locations;
    drop trigger stock_locations_noted_delete on stock_locations;
    truncate stock_units, location_stock, stock_movements, stock_locations;
    drop function stock_from_ledger, refuse_stock_writes, is_taken_back, take_movement_back;
    select record_changes_of('product_locations', 'id');
    select record_changes_of('stock', 'product_id,place_id', 'allocated')`);
  await noteChanges(knex, 'product_locations', 'locations');
}
