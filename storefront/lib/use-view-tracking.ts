import { useEffect, type RefObject } from 'react';
import { watchView } from './view-tracking.ts';

/**
 * Sends an event once half of the element has been visible for a second, once per element and page
 * view (T-PLAT-7). Elements with the same `subject` count as one.
 */
export function useViewTracking(
  ref: RefObject<Element | null>,
  { name, subject }: { readonly name: 'view'; readonly subject?: string },
): void {
  useEffect(() => {
    if (ref.current === null) return undefined;
    return watchView(ref.current, subject === undefined ? { name } : { name, subject });
  }, [ref, name, subject]);
}
