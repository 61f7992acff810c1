import { isMadeOfLinks } from '../app/app-place.ts';
import { intentsOn } from '../lib/first-intent.ts';

/** Which code has changed on the disk. */
interface Change {
  readonly path: string;
}

// The frame alone has more files than browsers remember by themselves.
performance.setResourceTimingBufferSize(5_000);

const hasLoaded = (path: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);

let isAlive = !isMadeOfLinks();
void intentsOn(document, window)().then(() => (isAlive = true));

// Code that runs is replaced in its place. A page made of links shows what the server drew until it
// is touched, and what it has not loaded afterwards it cannot replace.
import.meta.hot?.on('shop:changed', ({ path }: Change) => {
  if (!isAlive || !hasLoaded(path)) location.reload();
});
