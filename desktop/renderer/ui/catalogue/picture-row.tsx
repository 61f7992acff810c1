import { useState, type ReactNode } from 'react';
import type { Crop } from '#core/files/crop.ts';
import { pictureFile } from '#core/files/picture.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../dialog.tsx';
import { CropDialog } from './crop-dialog.tsx';
import type { PictureFile } from './use-pictures.ts';

interface Texts {
  readonly altCs: string;
  readonly altRo: string;
  readonly colorSlug: string;
}

interface PictureRowProps {
  readonly file: PictureFile;
  /** Counted from 0; the first is the main one. */
  readonly at: number;
  readonly count: number;
  readonly isBusy: boolean;
  readonly colorOptions: ReactNode;
  readonly onDescribe: (texts: Texts) => void;
  readonly onCrop: (crop: Crop | null) => void;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
  readonly onDragStart: () => void;
  readonly onDropHere: () => void;
}

/** Pixels of the thumbnail. */
const width = 160;

/** One picture: what it shows in both languages, of which colour, and its place among the others. */
export function PictureRow(props: PictureRowProps) {
  const { file, at, isBusy, colorOptions, onDescribe, onDragStart, onDropHere } = props;
  const t = usePhrases('pictures');
  const rowPanel = usePhrases('rowPanel');
  const before = { altCs: file.altCs, altRo: file.altRo, colorSlug: file.colorSlug ?? '' };
  const [typed, setTyped] = useState<Texts>(before);
  const isOther = JSON.stringify(typed) !== JSON.stringify(before);
  const number = at + 1;
  return (
    <li
      className="picture-row"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
    >
      <figure className="picture-thumb" draggable onDragStart={onDragStart}>
        <img src={pictureFile(file.picture, width)} alt={file.picture.alt} loading="lazy" />
        <figcaption>{at === 0 ? t('main') : t('number', { number })}</figcaption>
      </figure>
      <form
        className="picture-texts"
        onSubmit={(event) => {
          event.preventDefault();
          onDescribe(typed);
        }}
      >
        <TextField
          label={t('altCs', { number })}
          value={typed.altCs}
          maxLength={300}
          onChange={({ target }) => setTyped({ ...typed, altCs: target.value })}
        />
        <TextField
          label={t('altRo', { number })}
          value={typed.altRo}
          maxLength={300}
          onChange={({ target }) => setTyped({ ...typed, altRo: target.value })}
        />
        <SelectField
          label={t('colorOf', { number })}
          value={typed.colorSlug}
          onChange={({ target }) => setTyped({ ...typed, colorSlug: target.value })}
        >
          {colorOptions}
        </SelectField>
        <div className="picture-actions">
          {isOther && (
            <Button kind="primary" type="submit" busy={isBusy}>
              {rowPanel('save')}
            </Button>
          )}
          <CropButton {...props} />
          <Moves {...props} />
        </div>
      </form>
    </li>
  );
}

function CropButton({ file, at, isBusy, onCrop }: PictureRowProps) {
  const t = usePhrases('pictures');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={isBusy} onClick={() => setOpen(true)}>
        {t('crop', { number: at + 1 })}
      </Button>
      {isOpen && (
        <CropDialog
          file={file}
          onClose={() => setOpen(false)}
          onCrop={(crop) => {
            setOpen(false);
            onCrop(crop);
          }}
        />
      )}
    </>
  );
}

/** The same by keys as by the mouse: one place on, to the beginning, and away. */
function Moves({ at, count, isBusy, onMove, onRemove }: PictureRowProps) {
  const t = usePhrases('pictures');
  const [isAsked, setAsked] = useState(false);
  const number = at + 1;
  return (
    <>
      {at > 0 && (
        <>
          <Button disabled={isBusy} onClick={() => onMove(0)}>
            {t('makeMain', { number })}
          </Button>
          <Button disabled={isBusy} onClick={() => onMove(at - 1)}>
            {t('earlier', { number })}
          </Button>
        </>
      )}
      {at < count - 1 && (
        <Button disabled={isBusy} onClick={() => onMove(at + 1)}>
          {t('later', { number })}
        </Button>
      )}
      <Button kind="quiet" icon="trash" disabled={isBusy} onClick={() => setAsked(true)}>
        {t('remove', { number })}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('removeTitle')}
          lead={t('removeLead')}
          confirm={t('removeDo')}
          isDangerous
          onConfirm={() => {
            setAsked(false);
            onRemove();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
