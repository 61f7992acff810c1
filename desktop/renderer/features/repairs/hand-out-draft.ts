import { draftOf } from '../../lib/drafts.ts';

/** What was scanned or typed to hand a device out; in the window's memory alone. */
export interface HandOutDraft {
  readonly code?: string;
  readonly reason?: string;
}

export const handOutDraft = (id: number): ReturnType<typeof draftOf<HandOutDraft>> =>
  draftOf(`repair-hand-out-${String(id)}`);
