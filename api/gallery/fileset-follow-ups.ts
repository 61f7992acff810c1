import { categoriesKey } from '../catalog/surrogate-keys.ts';
import { numbers, type Follow, type FollowUps } from '../platform/changes/follow-up.ts';
import { refreshing } from '../read-models/follow-families.ts';

const pictures =
  (column: string): Follow =>
  async (trx, { values }) => {
    const { rows } = await trx.raw<{ rows: { id: number }[] }>(
      `select id from meta_masters where fileset_id = any(:ids)
       union select v.meta_master_id from products p
       join master_products v on v.id = p.master_product_id where p.photos_id = any(:ids)`,
      { ids: numbers(await values(column)) },
    );
    return { ...refreshing(rows.map(({ id }) => id)), keys: [categoriesKey, 'stores'] };
  };

/** What follows where an undo wrote sets of pictures. */
export const filesetFollowUps: FollowUps = {
  filesets: pictures('id'),
  fileset_files: pictures('fileset_id'),
};
