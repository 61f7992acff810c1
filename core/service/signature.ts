import { accept, refuse, type Result } from '../shared/result.ts';

/** The pad's own units: it is drawn as large as its screen, or its paper, has room. */
export const padSize = { width: 1_000, height: 320 } as const;

export const mostStrokes = 100;
/** Numbers of one stroke, two a point. */
export const mostStrokeNumbers = 2_000;

/** x and y in turn, in the pad's units. */
export type Stroke = readonly number[];

export interface SentSignature {
  readonly strokes: readonly Stroke[];
  /** Where the paper is that was signed instead; empty where the pad was. */
  readonly onPaper: string;
}

/** Less than this is a slip of the hand. */
const leastExtent = 40;

/** A signature on the pad, or a note of one on paper; refuses neither, both, and a mere dot. */
export function readSignature({
  strokes,
  onPaper,
}: SentSignature): Result<SentSignature, 'signature_missing' | 'invalid_value'> {
  if (strokes.some((stroke) => stroke.length % 2 !== 0)) return refuse('invalid_value');
  if (strokes.length > 0 && onPaper !== '') return refuse('invalid_value');
  if (onPaper === '' && !isDrawn(strokes)) return refuse('signature_missing');
  return accept({ strokes, onPaper });
}

/** Whether what stands on the pad is more than a dot. */
function isDrawn(strokes: readonly Stroke[]): boolean {
  const extent = (axis: 0 | 1) => {
    const along = strokes.flatMap((stroke) => stroke.filter((_, place) => place % 2 === axis));
    return along.length === 0 ? 0 : Math.max(...along) - Math.min(...along);
  };
  return extent(0) >= leastExtent || extent(1) >= leastExtent;
}
