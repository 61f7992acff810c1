import type { GridStore } from './grid-state.ts';

/** Before that rows come as if they had been there. */
const patienceMs = 200;

/**
 * Tells when rows take long, for bars to be drawn in their places, and when they came; answers how
 * to stop. One timer for all: an animation of each cell made drawing them six times as slow.
 */
export function whenSlow(store: GridStore, tell: (isSlow: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = store.subscribe(({ blocks: { loading, error } }, { blocks: before }) => {
    if (loading === before.loading && error === before.error) return;
    clearTimeout(timer);
    if (loading) timer = setTimeout(() => tell(true), patienceMs);
    else tell(error !== null);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
