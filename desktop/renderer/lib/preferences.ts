import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from './client.ts';

export type Preferences = Reply<Endpoints['staff-preferences']>;

export const preferencesKey = ['staff-preferences'] as const;

const unset: Preferences = { idleMinutes: 15, scheme: 'system', hasPin: false, favourites: [] };

/** How the person wants the back office; kept on the server, so that it is the same at every desk. */
export const usePreferences = (): Preferences =>
  useQuery({
    queryKey: preferencesKey,
    queryFn: () => client.get('staff-preferences', {}),
    meta: { silent: true },
  }).data ?? unset;

/** Colours of the window; `system` follows the machine. */
export function applyScheme(scheme: Preferences['scheme']): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}
