import type { Knex } from 'knex';

/** What the administration of the catalogue needs besides the catalogue itself. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table units add version integer not null default 1,
      add constraint units_code_form check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
    alter table attribute_values add version integer not null default 1;
    create index product_attributes_by_attribute on product_attributes (attribute_id);
    create index product_locations_by_code on product_locations (code, id);
    /* Pieces of pages that staff set up, such as a row of limited offers. */
    create table page_components (
      pk integer constraint page_components_pkey primary key,
      kind text not null,
      params jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      constraint page_components_pk_positive check (pk > 0),
      constraint page_components_kind_known
        check (kind in ('limited_offers_lease', 'product_row', 'product_review')),
      constraint page_components_params_are_object check (jsonb_typeof(params) = 'object')
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table page_components;
    drop index product_locations_by_code;
    drop index product_attributes_by_attribute;
    alter table attribute_values drop column version;
    alter table units drop constraint units_code_form, drop column version`);
}
