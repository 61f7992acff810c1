import { useRef, useState } from 'react';
import { failureOf, reportFailure } from '../lib/failures.ts';
import { notify } from '../lib/notify.ts';
import { Button } from './button.tsx';

interface AddPhotosProps {
  readonly label: string;
  /** What the button says while photos are sent. */
  readonly progressLabel: (progress: { done: number; total: number }) => string;
  readonly send: (file: File) => Promise<unknown>;
  /** After the last one. */
  readonly onSent: () => Promise<void>;
}

/** Sends photos one after the other; one that is refused says why and the rest go on. */
export function AddPhotos({ label, progressLabel, send, onSent }: AddPhotosProps) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const upload = async (files: readonly File[]) => {
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length });
      try {
        await send(file);
      } catch (error) {
        const said = failureOf(error).fields['file'];
        if (said === undefined) reportFailure(error);
        else notify('error', `${file.name}: ${said}`);
      }
    }
    setProgress(null);
    await onSent();
  };
  return (
    <>
      <Button icon="upload" busy={progress !== null} onClick={() => input.current?.click()}>
        {progress === null ? label : progressLabel(progress)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          void upload(chosen);
        }}
      />
    </>
  );
}
