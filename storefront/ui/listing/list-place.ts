/** State of a link that leads to the beginning of the list, and not to where the page stands. */
export const listPlace = { place: 'list' } as const;

/** Whether an entry of the history was opened by such a link. */
export const isListPlace = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'place' in state && state.place === 'list';

/** How many further pages an entry of the history shows below its own. */
export function morePages(state: unknown): number {
  if (state === null || typeof state !== 'object' || !('more' in state)) return 0;
  return typeof state.more === 'number' ? Math.min(Math.max(0, state.more), 20) : 0;
}
