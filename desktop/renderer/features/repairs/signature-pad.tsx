import { useState, type PointerEvent } from 'react';
import { mostStrokeNumbers, mostStrokes, padSize, type Stroke } from '#core/service/signature.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';

interface PadProps {
  readonly strokes: readonly Stroke[];
  readonly onChange: (strokes: readonly Stroke[]) => void;
}

const within = (value: number, most: number): number =>
  Math.round(Math.min(Math.max(value, 0), most));

/** Where the pointer is, in the pad's own units. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Stroke {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [
    within(((clientX - left) / width) * padSize.width, padSize.width),
    within(((clientY - top) / height) * padSize.height, padSize.height),
  ];
}

/** The stroke that is being drawn by a pen, a finger or the mouse; a second finger or a palm draws nothing. */
function useDrawing({ strokes, onChange }: PadProps) {
  const [drawn, setDrawn] = useState<Stroke | null>(null);
  const end = () => {
    if (drawn !== null) onChange([...strokes, drawn]);
    setDrawn(null);
  };
  return {
    drawn,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (!event.isPrimary || event.button !== 0 || strokes.length >= mostStrokes) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn(pointOf(event));
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (drawn === null || !event.isPrimary || drawn.length >= mostStrokeNumbers) return;
        setDrawn([...drawn, ...pointOf(event)]);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

const pointsOf = (stroke: Stroke): string =>
  stroke.map((value, at) => (at % 2 === 0 ? String(value) : `,${String(value)} `)).join('');

/** Where the customer signs on the screen. Whoever cannot draw signs a paper instead, which the form offers beside it. */
export function SignaturePad({ strokes, onChange }: PadProps) {
  const t = usePhrases('repairPapers');
  const { drawn, handlers } = useDrawing({ strokes, onChange });
  const all = drawn === null ? strokes : [...strokes, drawn];
  return (
    <div className="signature">
      <svg
        role="img"
        aria-label={t(all.length === 0 ? 'padEmpty' : 'padDrawn')}
        className="signature-pad"
        viewBox={`0 0 ${String(padSize.width)} ${String(padSize.height)}`}
        {...handlers}
      >
        <line className="signature-line" x1={60} x2={padSize.width - 60} y1={250} y2={250} />
        {all.map((stroke, place) => (
          <polyline key={place} points={pointsOf(stroke)} />
        ))}
      </svg>
      <p className="repair-acts">
        <Button
          icon="undo"
          disabled={strokes.length === 0}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          {t('undoStroke')}
        </Button>
        <Button disabled={strokes.length === 0} onClick={() => onChange([])}>
          {t('clearPad')}
        </Button>
      </p>
    </div>
  );
}
