import { broken, type Frame } from './backup-frames.ts';

/** The bytes of a table or file; `ended` hears what its last frame says. */
export async function* bytesOf(
  frames: AsyncGenerator<Frame>,
  ended: (end: Frame) => void,
): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await frames.next();
    if (next.done === true) throw broken('a part has no end');
    if (next.value.kind === 'E') {
      ended(next.value);
      return;
    }
    if (next.value.kind !== 'D') throw broken('a part has no end');
    yield next.value.payload;
  }
}
