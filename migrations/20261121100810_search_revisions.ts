import type { Knex } from 'knex';

/** Tells programs that hold search documents in memory which of them were written anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table search_revisions (
      /* A family; 0 stands for all of them. */
      meta_master_id integer constraint search_revisions_pkey primary key,
      /* Compared with a reader's snapshot: numbers of a sequence are not committed in their order. */
      changed_in xid8 not null default pg_current_xact_id()
    );
    create index search_revisions_by_transaction on search_revisions (changed_in)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table search_revisions');
}
