import { useMutation } from '@tanstack/react-query';
import { buildPath } from '#core/contract/client.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { AddPhotos } from '../../ui/add-photos.tsx';
import { Button } from '../../ui/button.tsx';
import { PhotoGallery, type GalleryPhoto } from '../../ui/photo-gallery.tsx';
import type { DeskFile } from './desk-file.ts';

const reread = (id: number) => queries.invalidateQueries({ queryKey: ['buyback-desk', id] });

function useGalleryPhotos({ id, photos }: DeskFile): GalleryPhoto[] {
  const t = usePhrases('buybacks');
  const moment = useMoment();
  const { urls } = useConfig();
  const pattern = urls['buyback-photo'] ?? '';
  return photos.map(({ id: photoId, by, at, width, height }, index) => ({
    id: photoId,
    src: buildPath(pattern, { params: { id, photoId } }),
    alt: t('photoOf', { index: index + 1, name: by, moment: moment(at) }),
    width,
    height,
  }));
}

/** Photos of the inspection: added while it is open, its proof afterwards. */
export function Photos({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const photos = useGalleryPhotos(file);
  const { id, mayInspect } = file;
  return (
    <section>
      <h3>{t('photos')}</h3>
      {photos.length === 0 && (
        <p className="soft">{t(mayInspect ? 'photosNone' : 'photosNoneLater')}</p>
      )}
      <PhotoGallery
        title={t('photos')}
        photos={photos}
        {...(mayInspect && {
          actions: (photoId: number, close: () => void) => (
            <DeletePhoto id={id} photoId={photoId} onDone={close} />
          ),
        })}
      />
      {mayInspect && (
        <AddPhotos
          label={t('addPhotos')}
          progressLabel={(progress) => t('addingPhotos', progress)}
          send={(picture) => client.post('buyback-photo-add', { params: { id }, file: picture })}
          onSent={() => reread(id)}
        />
      )}
    </section>
  );
}

interface DeleteProps {
  readonly id: number;
  readonly photoId: number;
  readonly onDone: () => void;
}

function DeletePhoto({ id, photoId, onDone }: DeleteProps) {
  const t = usePhrases('buybacks');
  const deleting = useMutation({
    mutationFn: () => client.delete('buyback-photo-delete', { params: { id, photoId } }),
    onSuccess: () => {
      notify('info', t('photoDeleted'));
      onDone();
    },
    onSettled: () => reread(id),
  });
  return (
    <Button kind="danger" icon="trash" busy={deleting.isPending} onClick={() => deleting.mutate()}>
      {t('deletePhoto')}
    </Button>
  );
}
