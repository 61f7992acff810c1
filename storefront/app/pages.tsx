import { useMemo, type ComponentType } from 'react';
import { useRoutes } from 'react-router';
import type { PageParts } from '../lib/page-parts.ts';

export interface Page {
  /** Pattern of its address. */
  readonly path: string;
  readonly Screen: ComponentType<PageParts>;
}

interface PagesProps {
  readonly pages: readonly Page[];
  readonly parts: PageParts;
}

/** The screen of the address, with the parts that it may show. */
export function Pages({ pages, parts }: PagesProps) {
  const routes = useMemo(
    () => pages.map(({ path, Screen }) => ({ path, element: <Screen {...parts} /> })),
    [pages, parts],
  );
  return useRoutes(routes);
}
