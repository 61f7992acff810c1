import { useMutation, useQuery } from '@tanstack/react-query';
import { Checkbox } from '#ui/checkbox.tsx';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { reportFailure } from '../../../lib/failures.ts';
import { queries } from '../../../lib/queries.ts';
import { PictureList, Upload } from '../../../ui/catalogue/picture-list.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';

interface PiecePhotosProps {
  readonly productId: number;
  readonly variantId: number;
}

/** Photos of one used piece: sent, put in order, described; the shop shows them once that is said. */
export function PiecePhotos({ productId, variantId }: PiecePhotosProps) {
  const t = usePhrases('pictures');
  const params = { productId };
  // Read anew with the pictures of families, as what changes pictures does.
  const queryKey = ['family-pictures', 'piece', productId];
  const piece = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.get('admin-piece-photos', { params }, { signal }),
  });
  const filesetId = piece.data?.filesetId ?? null;
  const files = useQuery({
    queryKey: ['fileset', filesetId],
    enabled: filesetId !== null,
    queryFn: ({ signal }) =>
      client.get('gallery-fileset', { params: { filesetId: filesetId ?? 0 } }, { signal }),
  });
  const publish = useMutation({
    mutationFn: (isPublic: boolean) =>
      client.patch('admin-piece-photos-publish', { params, body: { isPublic } }),
    meta: { silent: true },
    onError: reportFailure,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const place = async () =>
    (await client.post('admin-piece-photos-ensure', { params, body: {} })).filesetId;
  if (piece.isError) return <ErrorState error={piece.error} />;
  if (!piece.data) return <Skeleton lines={2} />;
  return (
    <section aria-label={t('ofPiece')}>
      <h4>{t('ofPiece')}</h4>
      <Upload place={place} variantId={variantId} colors={[]} />
      {files.isError && <ErrorState error={files.error} />}
      {files.data && files.data.files.length > 0 && (
        <>
          <PictureList pictures={files.data} variantId={variantId} colors={[]} />
          <Checkbox
            label={t('isPublic')}
            checked={piece.data.isPublic}
            disabled={publish.isPending}
            onChange={({ target }) => publish.mutate(target.checked)}
          />
        </>
      )}
    </section>
  );
}
