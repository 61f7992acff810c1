import { useLocation } from 'react-router';

/** The operation that the visitor came for, by its slug; it stays in the address from step to step. */
export const useWanted = (): string | null => wantedIn(useLocation().search);

export const wantedIn = (search: string): string | null =>
  new URLSearchParams(search).get('operation');
