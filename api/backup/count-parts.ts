import type { Frame } from './backup-frames.ts';
import { partOf } from './backup-parts.ts';

/** How much a backup holds. */
export interface PartCounts {
  tables: number;
  rows: number;
  files: number;
}

/** Hands the frames on and counts what they hold. */
export async function* countParts(
  frames: AsyncIterable<Frame>,
  counts: PartCounts,
): AsyncGenerator<Frame> {
  let isTable = false;
  for await (const frame of frames) {
    if (frame.kind === 'T' || frame.kind === 'F') isTable = frame.kind === 'T';
    if (frame.kind === 'T') counts.tables += 1;
    if (frame.kind === 'F') counts.files += 1;
    if (frame.kind === 'E' && isTable) counts.rows += partOf('tableEnd', frame).rows;
    yield frame;
  }
}
