import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { buildPath } from '#core/contract/client.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DeskFile } from './desk-file.ts';

type Photo = DeskFile['photos'][number];

/** Sends photos one after the other; one that is refused says why and the rest go on. */
function useUpload(id: number) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const upload = async (files: readonly File[]) => {
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length });
      try {
        await client.post('buyback-photo-add', { params: { id }, file });
      } catch (error) {
        const said = failureOf(error).fields['file'];
        if (said === undefined) reportFailure(error);
        else notify('error', `${file.name}: ${said}`);
      }
    }
    setProgress(null);
    await queries.invalidateQueries({ queryKey: ['buyback-desk', id] });
  };
  return { progress, upload };
}

/** Photos of the inspection: added while it is open, its proof afterwards. */
export function Photos({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const { progress, upload } = useUpload(file.id);
  const [open, setOpen] = useState<Photo | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <section>
      <h3>{t('photos')}</h3>
      {file.photos.length === 0 && (
        <p className="soft">{t(file.mayInspect ? 'photosNone' : 'photosNoneLater')}</p>
      )}
      <ul className="buyback-photos">
        {file.photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" onClick={() => setOpen(photo)}>
              <Picture file={file} photo={photo} index={index} />
            </button>
          </li>
        ))}
      </ul>
      {file.mayInspect && (
        <>
          <Button icon="upload" busy={progress !== null} onClick={() => input.current?.click()}>
            {progress === null ? t('addPhotos') : t('addingPhotos', progress)}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={t('addPhotos')}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              target.value = '';
              void upload(chosen);
            }}
          />
        </>
      )}
      {open && <PhotoDialog file={file} photo={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface PictureProps {
  readonly file: DeskFile;
  readonly photo: Photo;
  readonly index: number;
}

function Picture({ file, photo, index }: PictureProps) {
  const t = usePhrases('buybacks');
  const moment = useMoment();
  const { urls } = useConfig();
  const pattern = urls['buyback-photo'] ?? '';
  return (
    <img
      src={buildPath(pattern, { params: { id: file.id, photoId: photo.id } })}
      alt={t('photoOf', { index: index + 1, name: photo.by, moment: moment(photo.at) })}
      width={photo.width}
      height={photo.height}
      loading="lazy"
    />
  );
}

interface PhotoDialogProps {
  readonly file: DeskFile;
  readonly photo: Photo;
  readonly onClose: () => void;
}

function PhotoDialog({ file, photo, onClose }: PhotoDialogProps) {
  const t = usePhrases('buybacks');
  const index = file.photos.findIndex(({ id }) => id === photo.id);
  const deleting = useMutation({
    mutationFn: () =>
      client.delete('buyback-photo-delete', { params: { id: file.id, photoId: photo.id } }),
    onSuccess: () => {
      notify('info', t('photoDeleted'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['buyback-desk', file.id] }),
  });
  return (
    <Dialog
      title={t('photos')}
      width="wide"
      onClose={onClose}
      actions={
        file.mayInspect && (
          <Button
            kind="danger"
            icon="trash"
            busy={deleting.isPending}
            onClick={() => deleting.mutate()}
          >
            {t('deletePhoto')}
          </Button>
        )
      }
    >
      <div className="buyback-photo">
        <Picture file={file} photo={photo} index={index} />
      </div>
    </Dialog>
  );
}
