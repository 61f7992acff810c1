import { readSignature, type Stroke } from '#core/service/signature.ts';
import type { SentSignature } from './repair-papers.ts';

/** What was drawn or typed in the place of a signature; it lives in the screen alone. */
export interface SignatureDraft {
  readonly signer: string;
  readonly strokes: readonly Stroke[];
  readonly isOnPaper: boolean;
  readonly onPaper: string;
}

export const emptySignature = (signer: string): SignatureDraft => ({
  signer,
  strokes: [],
  isOnPaper: false,
  onPaper: '',
});

/** What is sent of a draft for a paper of this digest; null where a name or a signature is missing. */
export function signatureOf(draft: SignatureDraft, digest: string): SentSignature | null {
  const signer = draft.signer.trim();
  const onPaper = draft.isOnPaper ? draft.onPaper.trim() : '';
  const strokes = draft.isOnPaper ? [] : draft.strokes;
  if (signer === '' || !readSignature({ strokes, onPaper }).ok) return null;
  return { digest, signer, onPaper, strokes: strokes.map((stroke) => [...stroke]) };
}
