import type { Knex } from 'knex';

/** A store that nothing is said of has no text: the lists of staff know an empty cell as null alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update stores set text_cs = nullif(text_cs, ''), text_ro = nullif(text_ro, '')
      where '' in (text_cs, text_ro);
    alter table stores
      alter column text_cs drop default,
      alter column text_ro drop default,
      add constraint stores_text_cs_said check (text_cs <> ''),
      add constraint stores_text_ro_said check (text_ro <> '')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table stores
      drop constraint stores_text_ro_said,
      drop constraint stores_text_cs_said,
      alter column text_ro set default '',
      alter column text_cs set default ''`);
}
