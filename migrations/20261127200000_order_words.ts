import type { Knex } from 'knex';

/** What an order is found by: number, contact, goods and parcels, folded as the lists fold a search. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table order_words (
      order_id bigint constraint order_words_pkey primary key
        constraint order_words_order_fkey references orders (id) on delete cascade,
      words text collate "C" not null
    );
    create index order_words_words_idx on order_words using gin (words gin_trgm_ops);
    /* Orders are found by the serial number of a device that was scanned for them, or sold as itself. */
    create index pick_pieces_by_passport on pick_pieces (passport_id) where passport_id is not null;
    create index products_by_passport on products (passport_id) where passport_id is not null`);
  await createWriter(knex);
  await createTriggers(knex);
  await knex.raw('select write_order_words(id) from orders');
}

// Phones are digits alone, so that they are found however they are typed (core/orders/order-words.ts).
const createWriter = (knex: Knex) =>
  knex.raw(`
    create function write_order_words(wanted bigint) returns void language sql as $$
      insert into order_words (order_id, words)
      select o.id, grid_fold(concat_ws(' ', o.number, o.e_mail, people.words, goods.words, sent.words))
      from orders o,
        lateral (
          select string_agg(concat_ws(' ', a.of->>'firstName', a.of->>'lastName', a.of->>'company',
            regexp_replace(a.of->>'phoneNumber', '\\D', '', 'g')), ' ') as words
          from unnest(array[o.billing_address, o.delivery_address]) as a (of)
        ) people,
        lateral (
          select string_agg(concat_ws(' ', l.code, l.name->>'cs', l.name->>'ro'), ' ') as words
          from order_lines l where l.order_id = o.id and l.kind = 'goods'
        ) goods,
        lateral (
          select string_agg(concat_ws(' ', p.number, s.number), ' ') as words
          from parcels p left join shipments s on s.parcel_id = p.id where p.order_id = o.id
        ) sent
      where o.id = wanted
      on conflict (order_id) do update set words = excluded.words
    $$`);

// At the end of the transaction: by then an order has its lines.
const createTriggers = (knex: Knex) =>
  knex.raw(`
    create function order_words_of_order() returns trigger language plpgsql as $$
    begin
      perform write_order_words(new.id);
      return null;
    end $$;
    create function order_words_of_parcel() returns trigger language plpgsql as $$
    begin
      perform write_order_words(new.order_id);
      return null;
    end $$;
    create constraint trigger order_words_added after insert on orders
      deferrable initially deferred for each row execute function order_words_of_order();
    create constraint trigger order_words_changed
      after update of number, e_mail, billing_address, delivery_address on orders
      deferrable initially deferred for each row execute function order_words_of_order();
    create constraint trigger order_words_packed after insert on parcels
      deferrable initially deferred for each row execute function order_words_of_parcel();
    create constraint trigger order_words_sent after insert or update of number on shipments
      deferrable initially deferred for each row execute function order_words_of_parcel()`);

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger order_words_sent on shipments;
    drop trigger order_words_packed on parcels;
    drop trigger order_words_changed on orders;
    drop trigger order_words_added on orders;
    drop function order_words_of_parcel;
    drop function order_words_of_order;
    drop function write_order_words;
    drop table order_words;
    drop index pick_pieces_by_passport;
    drop index products_by_passport`);
}
