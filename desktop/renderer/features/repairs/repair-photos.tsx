import { useMutation } from '@tanstack/react-query';
import { buildPath } from '#core/contract/client.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { AddPhotos } from '../../ui/add-photos.tsx';
import { Button } from '../../ui/button.tsx';
import { PhotoGallery } from '../../ui/photo-gallery.tsx';
import { PhotoCaption } from './photo-caption.tsx';
import { rereadPapers, type Papers, type RepairPhoto } from './repair-papers.ts';

interface RepairPhotosProps {
  readonly id: number;
  readonly papers: Papers;
}

/** Photos of the intake, and beside them those of the bench. */
export const RepairPhotos = ({ id, papers }: RepairPhotosProps) => (
  <div className="repair-photos">
    {(['intake', 'bench'] as const).map((kind) => (
      <PhotosOfKind key={kind} id={id} papers={papers} kind={kind} />
    ))}
  </div>
);

function usePicture(id: number) {
  const t = usePhrases('repairPapers');
  const moment = useMoment();
  const pattern = useConfig().urls['admin-repair-photo'] ?? '';
  return ({ id: photoId, by, at, width, height, caption }: RepairPhoto, index: number) => ({
    id: photoId,
    src: buildPath(pattern, { params: { id, photoId } }),
    alt: t('photoOf', { index: index + 1, name: by, moment: moment(at) }),
    width,
    height,
    caption,
  });
}

interface OfKindProps extends RepairPhotosProps {
  readonly kind: RepairPhoto['kind'];
}

function PhotosOfKind({ id, papers, kind }: OfKindProps) {
  const t = usePhrases('repairPapers');
  const picture = usePicture(id);
  const photos = papers.photos.filter((photo) => photo.kind === kind);
  return (
    <div>
      <h3>{t(`photos_${kind}`)}</h3>
      {photos.length === 0 && <p className="soft">{t('photosNone')}</p>}
      <PhotoGallery
        title={t(`photos_${kind}`)}
        photos={photos.map(picture)}
        actions={(photoId, close) => (
          <PhotoActs id={id} papers={papers} photoId={photoId} close={close} />
        )}
      />
      {papers.photoKinds.includes(kind) && (
        <AddPhotos
          label={t(`addPhotos_${kind}`)}
          progressLabel={(progress) => t('addingPhotos', progress)}
          send={(file) => client.post('admin-repair-photo-add', { params: { id, kind }, file })}
          onSent={() => rereadPapers(id)}
        />
      )}
    </div>
  );
}

interface PhotoActsProps extends RepairPhotosProps {
  readonly photoId: number;
  readonly close: () => void;
}

function PhotoActs({ id, papers, photoId, close }: PhotoActsProps) {
  const t = usePhrases('repairPapers');
  const photo = papers.photos.find((one) => one.id === photoId);
  const deleting = useMutation({
    mutationFn: () => client.delete('admin-repair-photo-delete', { params: { id, photoId } }),
    onSuccess: () => {
      notify('info', t('photoDeleted'));
      close();
    },
    onSettled: () => rereadPapers(id),
  });
  if (!photo) return null;
  return (
    <>
      <PhotoCaption id={id} photo={photo} onSaved={close} />
      {photo.mayDelete && (
        <Button
          kind="danger"
          icon="trash"
          busy={deleting.isPending}
          onClick={() => deleting.mutate()}
        >
          {t('deletePhoto')}
        </Button>
      )}
    </>
  );
}
