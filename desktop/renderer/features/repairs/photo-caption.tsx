import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { usePaperAct, type RepairPhoto } from './repair-papers.ts';

interface PhotoCaptionProps {
  readonly id: number;
  readonly photo: RepairPhoto;
  readonly onSaved: () => void;
}

/** What a photo shows, in words. */
export function PhotoCaption({ id, photo, onSaved }: PhotoCaptionProps) {
  const t = usePhrases('repairPapers');
  const [caption, setCaption] = useState(photo.caption);
  const save = usePaperAct(id, {
    send: () =>
      client.patch('admin-repair-photo-caption', {
        params: { id, photoId: photo.id },
        body: { caption },
      }),
    onDone: onSaved,
  });
  return (
    <>
      <TextField
        label={t('caption')}
        error={save.isError ? failureOf(save.error).fields['caption'] : undefined}
        value={caption}
        maxLength={200}
        onChange={({ target }) => setCaption(target.value)}
      />
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        {t('saveCaption')}
      </Button>
    </>
  );
}
