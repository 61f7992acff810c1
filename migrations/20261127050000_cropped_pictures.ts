import type { Knex } from 'knex';

/** Which part of a picture is shown, with the picture that it was cut from. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table fileset_files
      /* The whole picture, whose files stay; null where nothing is cut off. */
      add column source_sha256 text,
      add column source_width integer,
      add column source_height integer,
      /* Thousandths of its sides. */
      add column crop_left integer,
      add column crop_top integer,
      add column crop_width integer,
      add column crop_height integer,
      add constraint fileset_files_crop_is_complete check (num_nulls(source_sha256, source_width,
        source_height, crop_left, crop_top, crop_width, crop_height) in (0, 7)),
      add constraint fileset_files_source_form check (source_sha256 ~ '^[0-9a-f]{64}$'),
      add constraint fileset_files_source_size_positive
        check (source_width > 0 and source_height > 0),
      add constraint fileset_files_crop_within check (crop_left >= 0 and crop_top >= 0
        and crop_width > 0 and crop_height > 0
        and crop_left + crop_width <= 1000 and crop_top + crop_height <= 1000);
    create index fileset_files_by_source on fileset_files (source_sha256)
      where source_sha256 is not null`);
}

export async function down(knex: Knex): Promise<void> {
  // What is shown goes back to the whole picture.
  await knex.raw(`
    update fileset_files set sha256 = source_sha256, width = source_width, height = source_height,
      widths = array(select w from unnest(array[160, 320, 640, 960, 1280]) w
        where w < least(source_width, 1280)) || least(source_width, 1280)
      where source_sha256 is not null;
    alter table fileset_files
      drop column source_sha256, drop column source_width, drop column source_height,
      drop column crop_left, drop column crop_top, drop column crop_width, drop column crop_height`);
}
