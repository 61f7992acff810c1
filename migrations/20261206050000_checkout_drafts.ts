import type { Knex } from 'knex';

/** What somebody typed at the checkout, encrypted, until it is ordered: a reload or another device goes on with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table checkout_drafts (
      cart_id integer not null constraint checkout_drafts_pkey primary key
        constraint checkout_drafts_cart_id_fkey references carts on delete cascade,
      details bytea not null,
      updated_at timestamptz not null
    );
    create index checkout_drafts_by_age on checkout_drafts (updated_at);
    create function forget_checkout_draft() returns trigger language plpgsql as $$
    begin
      delete from checkout_drafts where cart_id = new.id;
      return null;
    end $$;
    /* The order has what is needed of it, and a cart that was joined to another is nobody's. */
    create trigger carts_forget_draft after update of status on carts
      for each row when (old.status = 'open' and new.status <> 'open')
      execute function forget_checkout_draft()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger carts_forget_draft on carts;
    drop function forget_checkout_draft();
    drop table checkout_drafts`);
}
