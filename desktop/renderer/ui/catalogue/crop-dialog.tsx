import { useState } from 'react';
import { fittedCrop, isWhole, wholePicture, type Crop } from '#core/files/crop.ts';
import { pictureFile } from '#core/files/picture.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { CropBox } from './crop-box.tsx';
import type { PictureFile } from './use-pictures.ts';

interface CropDialogProps {
  readonly file: PictureFile;
  readonly onCrop: (crop: Crop | null) => void;
  readonly onClose: () => void;
}

const sides = ['left', 'top', 'width', 'height'] as const;

/** Pixels in which the whole is drawn. */
const drawnWidth = 960;

/** Chooses the part of a picture that is shown: a box drawn by the mouse, or its four sides by keys. */
export function CropDialog({ file, onCrop, onClose }: CropDialogProps) {
  const t = usePhrases('pictures');
  const cancel = usePhrases('frame')('cancel');
  const [crop, setCrop] = useState<Crop>(file.crop ?? wholePicture);
  return (
    <Dialog
      title={t('cropTitle')}
      lead={t('cropLead')}
      onClose={onClose}
      width="wide"
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {file.crop !== null && <Button onClick={() => onCrop(null)}>{t('cropBack')}</Button>}
          <Button kind="primary" disabled={isWhole(crop)} onClick={() => onCrop(crop)}>
            {t('cropDo')}
          </Button>
        </>
      }
    >
      <div className="crop">
        <CropBox source={pictureFile(file.whole, drawnWidth)} crop={crop} onDrawn={setCrop} />
        <div className="crop-sides">
          {sides.map((side) => (
            <label key={side}>
              {t(`crop_${side}`)}
              <input
                type="range"
                min={0}
                max={1_000}
                step={10}
                value={crop[side]}
                aria-valuetext={`${String(crop[side] / 10)} %`}
                onChange={({ target }) =>
                  setCrop(fittedCrop({ ...crop, [side]: Number(target.value) }))
                }
              />
            </label>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
