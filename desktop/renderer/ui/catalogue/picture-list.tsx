import { useRef, useState, type DragEvent } from 'react';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { moveInOrder } from './move-in-order.ts';
import { PictureRow } from './picture-row.tsx';
import { usePictureChanges, useUpload, type PictureColor, type Pictures } from './use-pictures.ts';
import './pictures.css';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

interface UploadProps {
  /** Which fileset they go to. */
  readonly place: () => Promise<number | null>;
  readonly variantId: number;
  readonly colors: readonly PictureColor[];
}

/** Takes files that are dropped on it or chosen, several at once. */
export function Upload({ place, variantId, colors }: UploadProps) {
  const t = usePhrases('pictures');
  const input = useRef<HTMLInputElement>(null);
  const [color, setColor] = useState('');
  const [isOver, setOver] = useState(false);
  const { progress, upload } = useUpload(place, variantId, color);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0 && progress === null) void upload(dropped);
  };
  return (
    <div
      className={isOver ? 'pictures-drop pictures-drop-over' : 'pictures-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{t('dropHere')}</p>
      {colors.length > 1 && (
        <SelectField
          label={t('newOfColor')}
          value={color}
          onChange={({ target }) => setColor(target.value)}
        >
          <ColorOptions colors={colors} />
        </SelectField>
      )}
      <Button icon="upload" busy={progress !== null} onClick={() => input.current?.click()}>
        {progress === null ? t('choose') : t('sending', progress)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={t('choose')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) void upload(chosen);
        }}
      />
    </div>
  );
}

/** Colours of the family, and all of them together. */
function ColorOptions({ colors }: Pick<UploadProps, 'colors'>) {
  const t = usePhrases('pictures');
  return (
    <>
      <option value="">{t('allColors')}</option>
      {colors.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </>
  );
}

interface PictureListProps extends Pick<UploadProps, 'variantId' | 'colors'> {
  readonly pictures: Pictures;
}

export function PictureList({ pictures, variantId, colors }: PictureListProps) {
  const t = usePhrases('pictures');
  const changes = usePictureChanges(pictures, variantId);
  const [dragged, setDragged] = useState<number | null>(null);
  const { files } = pictures;
  const move = (from: number, to: number) => {
    const ids = files.map(({ id }) => id);
    const order = moveInOrder(ids, from, to);
    if (order !== ids && from !== to) changes.putInOrder(order);
  };
  return (
    <ol className="pictures" aria-label={t('list')}>
      {files.map((file, at) => (
        <PictureRow
          key={`${String(file.id)} ${String(file.version)}`}
          file={file}
          at={at}
          count={files.length}
          isBusy={changes.isBusy}
          colorOptions={<ColorOptions colors={colors} />}
          onDescribe={(texts) => changes.describe(file, texts)}
          onCrop={(crop) => changes.crop(file, crop)}
          onRemove={() => changes.remove(file)}
          onMove={(to) => move(at, to)}
          onDragStart={() => setDragged(at)}
          onDropHere={() => {
            if (dragged !== null) move(dragged, at);
            setDragged(null);
          }}
        />
      ))}
    </ol>
  );
}
