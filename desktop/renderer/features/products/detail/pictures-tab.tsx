import { usePhrases } from '../../../i18n/use-phrases.ts';
import { PictureList, Upload } from '../../../ui/catalogue/picture-list.tsx';
import { filesetOfFamily, usePictures } from '../../../ui/catalogue/use-pictures.ts';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import type { TabProps } from './variant.ts';

/** Pictures of the variant's family: sent, put in order, described, and told which colour they show. */
export function PicturesTab({ variant }: TabProps) {
  const t = usePhrases('pictures');
  const { family, files } = usePictures(variant.metaMasterId);
  if (family.isError) return <ErrorState error={family.error} />;
  if (files.isError) return <ErrorState error={files.error} />;
  if (!family.data || files.isLoading) return <Skeleton lines={6} />;
  const { colors } = family.data;
  return (
    <>
      <Upload
        place={() => filesetOfFamily(variant.metaMasterId)}
        variantId={variant.id}
        colors={colors}
      />
      {files.data === undefined || files.data.files.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <PictureList pictures={files.data} variantId={variant.id} colors={colors} />
      )}
    </>
  );
}
