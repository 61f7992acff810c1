import type { Knex } from 'knex';
import type { Picture } from '#core/files/picture.ts';
import type { Language } from '#core/market/market.ts';
import type { Rows } from '../database/rows.ts';

/** A row of `fileset_files` as far as it is shown. */
export type PictureRow = Pick<
  Rows['fileset_files'],
  | 'id'
  | 'fileset_id'
  | 'position'
  | 'sha256'
  | 'width'
  | 'height'
  | 'widths'
  | 'alt_cs'
  | 'alt_ro'
  | 'color_slug'
  | 'version'
>;

const columns = [
  ...['id', 'fileset_id', 'position', 'sha256', 'width', 'height', 'widths'],
  ...['alt_cs', 'alt_ro', 'color_slug', 'version'],
] as const;

/** Pictures of filesets in their order, in one query. */
export const selectPictures = (knex: Knex, filesetIds: readonly number[]): Promise<PictureRow[]> =>
  knex('fileset_files')
    .whereIn('fileset_id', [...filesetIds])
    .orderBy(['fileset_id', 'position'])
    .select<PictureRow[]>(...columns);

type Shown = Omit<PictureRow, 'id' | 'fileset_id' | 'position' | 'version' | 'color_slug'>;

/** A stored picture as the wire carries it, with its text in a language. */
export const toPicture = (row: Shown, language: Language): Picture => ({
  address: `/media/${row.sha256}`,
  alt: language === 'cs' ? row.alt_cs : row.alt_ro,
  width: row.width,
  height: row.height,
  widths: row.widths,
});
