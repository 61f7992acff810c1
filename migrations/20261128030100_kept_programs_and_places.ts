import type { Knex } from 'knex';

/** A place belongs to a delivery by its code; staff choose the delivery by its row. */
const following = `
  create function delivery_places_follow() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and new.delivery_code is not null
        or tg_op = 'UPDATE' and new.delivery_code is distinct from old.delivery_code then
        select m.id into new.delivery_id from delivery_methods m where m.code = new.delivery_code;
      else
        select m.code into new.delivery_code from delivery_methods m where m.id = new.delivery_id;
        if not found then
          raise foreign_key_violation using constraint = 'delivery_places_delivery_id_fkey',
            message = 'there is no such delivery';
        end if;
      end if;
      if tg_op = 'INSERT' and new.search_text is null
        or tg_op = 'UPDATE' and new.search_text is not distinct from old.search_text
          and (new.name, new.street, new.city, new.postcode)
            is distinct from (old.name, old.street, old.city, old.postcode) then
        new.search_text = grid_fold(concat_ws(' ', new.name, new.street, new.city,
          replace(new.postcode, ' ', '')));
      end if;
      return new;
    end $$`;

const lists = [
  ['installment_programs', 'installment-programs'],
  ['delivery_places', 'delivery-places'],
] as const;
const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/** Programs of installments, and places of parcels, become lists of the back office. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    /* Names that were given twice are told apart by their number. */
    update installment_programs p set name_cs = name_cs || ' ' || id::text
      where exists (select from installment_programs o where o.name_cs = p.name_cs and o.id < p.id);
    alter table installment_programs
      add constraint installment_programs_name_cs_unique unique (name_cs),
      add constraint installment_programs_limits_ordered check (maximal_financed >= minimal_financed)
        not valid,
      add constraint installment_programs_leasing_online
        check (kind <> 'leasing' or arrange_type = 'online') not valid;
    alter table delivery_places
      add column version integer not null default 1,
      add column delivery_id integer,
      /* What staff say, beside what the carrier does. */
      add column is_offered boolean not null default true,
      add column is_crowded boolean not null default false,
      alter column opening_cs drop not null, alter column opening_ro drop not null;
    update delivery_places p set delivery_id = m.id
      from delivery_methods m where m.code = p.delivery_code;
    alter table delivery_places
      alter column delivery_id set not null,
      add constraint delivery_places_delivery_id_fkey foreign key (delivery_id)
        references delivery_methods (id) on delete cascade;
    create index delivery_places_by_delivery on delivery_places (delivery_id);
    ${following};
    create trigger delivery_places_follow before insert or update on delivery_places
      for each row execute function delivery_places_follow();
    select record_changes_of('delivery_places', 'id', 'delivery_code,search_text')`);
  for (const [table, list] of lists) {
    for (const [event, rows] of events) {
      await knex.raw(
        `create trigger ?? after ${event} on ${table} referencing ${rows} table as touched
         for each statement execute function note_grid_change('${list}')`,
        [`${table}_noted_${event}`],
      );
    }
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table] of lists) {
    for (const [event] of events) {
      await knex.raw('drop trigger ?? on ??', [`${table}_noted_${event}`, table]);
    }
  }
  await knex.raw(`
    drop trigger changes_inserted on delivery_places;
    drop trigger changes_updated on delivery_places;
    drop trigger changes_deleted on delivery_places;
    drop trigger delivery_places_follow on delivery_places;
    drop function delivery_places_follow;
    update delivery_places set opening_cs = coalesce(opening_cs, ''),
      opening_ro = coalesce(opening_ro, '');
    alter table delivery_places
      drop column version, drop column delivery_id, drop column is_offered, drop column is_crowded,
      alter column opening_cs set not null, alter column opening_ro set not null;
    alter table installment_programs
      drop constraint installment_programs_name_cs_unique,
      drop constraint installment_programs_limits_ordered,
      drop constraint installment_programs_leasing_online`);
}
