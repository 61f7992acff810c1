import type { GridRow } from '#core/grid/grid-definition.ts';
import type { GridController } from './grid-controller.ts';
import type { GridPage, PageRequest } from './grid-pages.ts';
import type { LongWork } from './grid-state.ts';

/** Rows in one call where rows are read to be copied or exported; the most that lists answer. */
const longPage = 500;

/** The rows of a range by their places; null where the person stopped the reading. */
export async function rowsBetween(
  controller: GridController,
  top: number,
  bottom: number,
): Promise<readonly GridRow[] | null> {
  const known = knownRows(controller, top, bottom);
  if (known !== null) return known;
  const rows: GridRow[] = [];
  for await (const page of readPages(controller, 'reading', top, bottom - top + 1)) {
    if (page === null) return null;
    rows.push(...page);
  }
  return rows;
}

/** The rows of a range where all of them are loaded. */
export function knownRows(
  controller: GridController,
  top: number,
  bottom: number,
): readonly GridRow[] | null {
  const rows: GridRow[] = [];
  for (let at = top; at <= bottom; at += 1) {
    const row = controller.blocks.rowAt(at);
    if (row === undefined) return null;
    rows.push(row);
  }
  return rows;
}

/** Reads pages one after the other and shows how far it is; yields null when it was stopped. */
export async function* readPages(
  controller: GridController,
  kind: LongWork['kind'],
  from: number,
  total: number,
  only: Partial<Pick<PageRequest, 'filter' | 'selection'>> = {},
): AsyncGenerator<readonly GridRow[] | null> {
  const call = new AbortController();
  const show = (done: number) =>
    controller.store.setState({ work: { kind, done, total, stop: () => call.abort() } });
  const filter = controller.sentFilter;
  let next: string | null = null;
  try {
    for (let done = 0; done < total;) {
      show(done);
      const limit = Math.min(longPage, total - done);
      const place = { offset: from + done, limit, sort: controller.state.sort, filter, ...only };
      const page: GridPage | null = await controller.props
        .fetchPage(next === null ? place : { ...place, after: next }, call.signal)
        .catch((error: unknown) => {
          if (call.signal.aborted) return null;
          throw error;
        });
      if (page === null || call.signal.aborted) {
        yield null;
        return;
      }
      yield page.results;
      // Fewer rows than counted at first: some went meanwhile, and this was the end.
      if (page.results.length === 0 || page.next === null) return;
      done += page.results.length;
      next = page.next;
    }
  } finally {
    controller.store.setState({ work: null });
  }
}
