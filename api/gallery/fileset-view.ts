import type { Knex } from 'knex';
import type { z } from 'zod';
import type { filesetDetail, filesetsByTerm } from '#core/contract/gallery.ts';
import type { Picture } from '#core/files/picture.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { foldText } from '#core/shared/text.ts';
import {
  selectPictures,
  toCrop,
  toPicture,
  toWhole,
  type PictureRow,
} from '../platform/files/picture-row.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';

export type FilesetView = z.input<(typeof filesetDetail)['reply']>;
type FilesetPage = z.input<(typeof filesetsByTerm)['reply']>;

const onWire = (picture: Picture) => ({ ...picture, widths: [...picture.widths] });

const fileView = (row: PictureRow, language: Language): FilesetView['files'][number] => ({
  id: row.id,
  position: row.position,
  altCs: row.alt_cs,
  altRo: row.alt_ro,
  colorSlug: row.color_slug,
  version: row.version,
  picture: onWire(toPicture(row, language)),
  crop: toCrop(row),
  whole: onWire(toWhole(row, language)),
});

type FilesetRow = Pick<Rows['filesets'], 'id' | 'name' | 'version'>;

/** A fileset with its pictures; 404 where there is none. */
export async function loadFileset(
  knex: Knex,
  id: number,
  language: Language,
): Promise<FilesetView> {
  const row: FilesetRow | undefined = await knex('filesets')
    .where({ id })
    .first('id', 'name', 'version');
  if (!row) throw new Refusal(404, 'not_found');
  const files = await selectPictures(knex, [id]);
  return { ...row, files: files.map((each) => fileView(each, language)) };
}

type FoundRow = Pick<Rows['filesets'], 'id' | 'name'>;

/** Filesets by name; the number of statements does not grow with the page. */
export async function findFilesets(
  knex: Knex,
  { term, offset, limit }: { term: string; offset: number; limit: number },
  language: Language,
): Promise<FilesetPage> {
  const matching = knex('filesets').whereRaw('search_text like ?', [
    `%${escapeLike(foldText(term))}%`,
  ]);
  const [counted] = await matching.clone().count<{ count: number }[]>('id');
  const rows: FoundRow[] = await matching
    .orderBy(['search_text', 'id'])
    .offset(offset)
    .limit(limit)
    .select('id', 'name');
  const pictures = await selectPictures(
    knex,
    rows.map(({ id }) => id),
  );
  const results = rows.map(({ id, name }) => {
    const own = pictures.filter((picture) => picture.fileset_id === id);
    const [first] = own;
    const cover = first ? fileView(first, language).picture : null;
    return { id, name, fileCount: own.length, cover };
  });
  return { count: counted?.count ?? 0, results };
}
