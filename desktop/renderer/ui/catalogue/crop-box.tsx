import { useState, type PointerEvent } from 'react';
import { cropBetween, wholeSide, type Crop } from '#core/files/crop.ts';

interface CropBoxProps {
  readonly source: string;
  readonly crop: Crop;
  readonly onDrawn: (crop: Crop) => void;
}

const percent = (thousandths: number) => `${String(thousandths / 10)}%`;

/** Where in the picture the mouse is, in thousandths of its sides. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * wholeSide,
    y: ((clientY - top) / height) * wholeSide,
  };
}

/** The whole picture with what is cut off darkened; the keys' way stands beside it. */
export function CropBox({ source, crop, onDrawn }: CropBoxProps) {
  const [from, setFrom] = useState<ReturnType<typeof pointOf> | null>(null);
  return (
    <div
      className="crop-picture"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(pointOf(event));
      }}
      onPointerMove={(event) => {
        if (from) onDrawn(cropBetween(from, pointOf(event)));
      }}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
    >
      <img src={source} alt="" draggable={false} />
      <div
        className="crop-box"
        style={{
          left: percent(crop.left),
          top: percent(crop.top),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
      />
    </div>
  );
}
