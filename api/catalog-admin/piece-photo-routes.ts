import type { Knex } from 'knex';
import { foldText } from '#core/shared/text.ts';
import { closeTasks } from '../picks/close-tasks.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';

interface Piece {
  readonly id: number;
  readonly familyId: number;
  readonly name: string;
  readonly grade: string | null;
  readonly photosId: number | null;
  readonly photosPublic: boolean;
}

/** One single piece; 404 where there is none, or where it is counted and none looks like itself. */
async function findPiece(knex: Knex, id: number, lock: 'lock' | 'look'): Promise<Piece> {
  const piece = await knex('products as p')
    .join('master_products as v', 'v.id', 'p.master_product_id')
    .where({ 'p.id': id, 'p.is_single_unit': true })
    .modify((rows: Knex.QueryBuilder) => void (lock === 'lock' && rows.forUpdate('p')))
    .first<Piece | undefined>({
      id: 'p.id',
      familyId: 'v.meta_master_id',
      name: 'v.name_cs',
      grade: 'p.grade',
      photosId: 'p.photos_id',
      photosPublic: 'p.photos_public',
    });
  if (!piece) throw new Refusal(404, 'not_found');
  return piece;
}

const view = ({ photosId, photosPublic }: Pick<Piece, 'photosId' | 'photosPublic'>) => {
  return { filesetId: photosId, isPublic: photosPublic };
};

/** Photos of single used pieces; they are staff's own until somebody says that the shop shows them. */
export function piecePhotoRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  return [
    bind('admin-piece-photos', async ({ params: { productId } }) =>
      view(await findPiece(knex, productId, 'look')),
    ),

    bind('admin-piece-photos-ensure', ({ params: { productId } }) =>
      knex.transaction(async (trx) => {
        const piece = await findPiece(trx, productId, 'lock');
        if (piece.photosId !== null) return view(piece);
        const name = `${piece.name} ${piece.grade ?? ''} #${String(piece.id)}`;
        const [made] = await trx('filesets')
          .insert({ name, search_text: foldText(name) })
          .returning<{ id: number }[]>('id');
        if (!made) throw new Error('a fileset got no id');
        await write(trx, piece.id, { photos_id: made.id });
        return view({ ...piece, photosId: made.id });
      }),
    ),

    bind('admin-piece-photos-publish', ({ params: { productId }, body: { isPublic } }, context) =>
      knex.transaction(async (trx) => {
        const piece = await findPiece(trx, productId, 'lock');
        if (piece.photosPublic === isPublic) return view(piece);
        await write(trx, piece.id, { photos_public: isPublic });
        if (isPublic) {
          const by = { staffId: staffOf(context).id, now: context.now };
          await closeTasks(trx, { kind: 'missing_photo', productId, placeId: null, ...by });
        }
        await refreshCards(trx, [piece.familyId], deps);
        return view({ ...piece, photosPublic: isPublic });
      }),
    ),
  ];
}

const write = (
  trx: Knex,
  id: number,
  columns: { readonly photos_id: number } | { readonly photos_public: boolean },
) =>
  trx('products')
    .where({ id })
    .update({ ...columns, version: trx.raw('version + 1') });
