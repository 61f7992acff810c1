import type { GridApi } from 'ag-grid-community';
import type { GridRow } from '#core/grid/grid-definition.ts';

/** Rows drawn beside those in sight: as many as one notch of a wheel moves. */
export const rowsAhead = 4;
/** After a scroll of the list, so that it is not drawn fully between two of them. */
const restMs = 150;

/**
 * Draws no rows beside those in sight while somebody leaps, by more than the list shows: a leap away
 * they were drawn for nothing. They come once the list rests. Answers how to stop.
 */
export function drawLessInLeaps(
  place: HTMLElement,
  grid: () => GridApi<GridRow> | null,
): () => void {
  // The scroll bar along the bottom and fields in cells scroll as well.
  const tops = new WeakMap<HTMLElement, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = (rows: number) => grid()?.setGridOption('rowBuffer', rows);
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    const isLeap = Math.abs(target.scrollTop - (tops.get(target) ?? 0)) > target.clientHeight;
    tops.set(target, target.scrollTop);
    if (isLeap) draw(0);
    if (!isLeap && timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      draw(rowsAhead);
    }, restMs);
  };
  // Captured, and so heard before the grid draws.
  place.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    place.removeEventListener('scroll', onScroll, { capture: true });
    clearTimeout(timer);
  };
}
