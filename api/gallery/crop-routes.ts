import type { Knex } from 'knex';
import { isWhole, type Crop } from '#core/files/crop.ts';
import { widthsFor } from '#core/files/picture.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { touchMedia } from '../platform/files/media-folder.ts';
import { OneAtATime } from '../platform/files/one-at-a-time.ts';
import { lockMedia } from '../platform/files/sweep-media.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { cropPicture } from './crop-picture.ts';
import { loadFileset } from './fileset-view.ts';
import { picturesChanged } from './fileset-uses.ts';
import { lockFile } from './lock-file.ts';

interface Whole {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

const noCrop = { crop_left: null, crop_top: null, crop_width: null, crop_height: null };
const noSource = { source_sha256: null, source_width: null, source_height: null };

/** The picture as it was sent, whatever of it is shown. */
async function wholeOf(knex: Knex, id: number): Promise<Whole> {
  const row: Whole | undefined = await knex('fileset_files')
    .where({ id })
    .first(
      knex.raw('coalesce(source_sha256, sha256) as sha256'),
      knex.raw('coalesce(source_width, width) as width'),
      knex.raw('coalesce(source_height, height) as height'),
    );
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

/** What the row says of a part, or of the whole. */
async function columnsOf(
  { environment: { dataDir }, now }: Dependencies,
  whole: Whole,
  crop: Crop | null,
) {
  if (crop === null || isWhole(crop)) {
    return { ...whole, widths: [...widthsFor(whole.width)], ...noSource, ...noCrop };
  }
  const { widths, ...cut } = await cropPicture(dataDir, whole, crop, now());
  const { sha256: source_sha256, width: source_width, height: source_height } = whole;
  const { left: crop_left, top: crop_top, width: crop_width, height: crop_height } = crop;
  const source = { source_sha256, source_width, source_height };
  const part = { crop_left, crop_top, crop_width, crop_height };
  return { ...cut, widths: [...widths], ...source, ...part };
}

/** Cuts what is shown of a picture, and takes the cut back; the files of the whole stay. */
export function cropRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, environment, now } = deps;
  const cutting = new OneAtATime();

  const crop = bind('gallery-file-crop', async ({ params, body }, { language }) => {
    const whole = await wholeOf(knex, params.fileId);
    // Cut before the row is locked: whoever reads it then finds its files in place.
    const columns = await cutting.run(() => columnsOf(deps, whole, body.crop));
    return knex.transaction(async (trx) => {
      const view = (filesetId: number) => loadFileset(trx, filesetId, language);
      const row = await lockFile(trx, params.fileId, body.version, view);
      await lockMedia(trx);
      if (!(await touchMedia(environment.dataDir, columns.sha256, now()))) {
        throw new Refusal(409, 'conflict');
      }
      await trx('fileset_files')
        .where({ id: row.id })
        .update({ ...columns, version: row.version + 1 });
      await picturesChanged(trx, deps, row.fileset_id);
      return view(row.fileset_id);
    });
  });

  return [crop];
}
