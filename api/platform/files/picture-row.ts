import type { Knex } from 'knex';
import type { Crop } from '#core/files/crop.ts';
import { widthsFor, type Picture } from '#core/files/picture.ts';
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
  | 'source_sha256'
  | 'source_width'
  | 'source_height'
  | 'crop_left'
  | 'crop_top'
  | 'crop_width'
  | 'crop_height'
>;

const columns = [
  ...['id', 'fileset_id', 'position', 'sha256', 'width', 'height', 'widths'],
  ...['alt_cs', 'alt_ro', 'color_slug', 'version', 'source_sha256', 'source_width'],
  ...['source_height', 'crop_left', 'crop_top', 'crop_width', 'crop_height'],
] as const;

/** Pictures of filesets in their order, in one query. */
export const selectPictures = (knex: Knex, filesetIds: readonly number[]): Promise<PictureRow[]> =>
  knex('fileset_files')
    .whereIn('fileset_id', [...filesetIds])
    .orderBy(['fileset_id', 'position'])
    .select<PictureRow[]>(...columns);

/** What is shown of a stored picture. */
export type ShownPicture = Pick<
  PictureRow,
  'sha256' | 'width' | 'height' | 'widths' | 'alt_cs' | 'alt_ro'
>;

/** A stored picture as the wire carries it, with its text in a language. */
export const toPicture = (row: ShownPicture, language: Language): Picture => ({
  address: `/media/${row.sha256}`,
  alt: language === 'cs' ? row.alt_cs : row.alt_ro,
  width: row.width,
  height: row.height,
  widths: row.widths,
});

/** The picture before anything was cut off. */
export const toWhole = (row: PictureRow, language: Language): Picture => {
  const { source_sha256: sha256, source_width: width, source_height: height } = row;
  if (sha256 === null || width === null || height === null) return toPicture(row, language);
  return toPicture({ ...row, sha256, width, height, widths: widthsFor(width) }, language);
};

/** Which part of it is shown; null for the whole. */
export function toCrop(row: PictureRow): Crop | null {
  const { crop_left: left, crop_top: top, crop_width: width, crop_height: height } = row;
  if (left === null || top === null || width === null || height === null) return null;
  return { left, top, width, height };
}
