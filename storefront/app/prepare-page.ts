import type { PageRequest, PreparedPage } from '../lib/page-route.ts';
import { resolveMissing } from './resolve-missing.ts';
import { partLoads } from './server-parts.ts';
import type { FoundPage } from './server-routes.ts';

/** Fills the query cache for a page and its parts and says with which status it is answered. */
export async function preparePage(page: FoundPage, request: PageRequest): Promise<PreparedPage> {
  const { route, load, code } = page;
  const [prepared] = await Promise.all([
    // What belongs to a visitor alone is loaded in the browser.
    load === undefined ? { status: 200 } : load(request, code),
    ...(route.parts ?? []).map((part) => partLoads[part]?.(request, code)),
  ]);
  return prepared.status === 404 ? resolveMissing(request, request.path) : prepared;
}
