import type { Knex } from 'knex';

/** What staff write of stock items, limited offers, job offers and accounts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table products
      /* The packed piece as a carrier measures it: centimetres and kilograms. */
      add package_width_cm numeric(5, 1),
      add package_height_cm numeric(5, 1),
      add package_depth_cm numeric(5, 1),
      add package_weight_kg numeric(6, 3),
      /* What a scanner reads on this piece, where it is not its variant's EAN. */
      add barcode text,
      /* Type of installments that it is sold on; null where every one of the shop will do. */
      add barem text,
      add constraint products_package_width_range check (package_width_cm between 0.1 and 1000),
      add constraint products_package_height_range check (package_height_cm between 0.1 and 1000),
      add constraint products_package_depth_range check (package_depth_cm between 0.1 and 1000),
      add constraint products_package_weight_range check (package_weight_kg between 0.001 and 500),
      add constraint products_barcode_form check (barcode ~ '^[0-9A-Za-z-]{4,40}$'),
      add constraint products_barem_form check (barem ~ '^[0-9A-Za-z-]{1,20}$');
    create index products_by_barcode on products (barcode) where barcode is not null;
    alter table limited_offers add version integer not null default 1;
    alter table job_offers add version integer not null default 1;
    alter table users add version integer not null default 1`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users drop version;
    alter table job_offers drop version;
    alter table limited_offers drop version;
    drop index products_by_barcode;
    alter table products drop package_width_cm, drop package_height_cm, drop package_depth_cm,
      drop package_weight_kg, drop barcode, drop barem`);
}
