import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { markets } from '#core/market/market.ts';

export type ShopConfig = Reply<Endpoints['config']>;
export type StaffUser = NonNullable<ShopConfig['user']>;

/**
 * Where the person stands. `ended` and `locked` keep the screens below, with everything typed, until
 * the same person is back.
 */
export type Presence = 'starting' | 'unreachable' | 'out' | 'in' | 'ended' | 'locked';

interface SessionState {
  readonly presence: Presence;
  readonly user: StaffUser | null;
  readonly config: ShopConfig | null;
}

export const session = createStore<SessionState>(() => ({
  presence: 'starting',
  user: null,
  config: null,
}));

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(session, select);

/** Who is signed in; screens are only drawn while somebody is. */
export function useUser(): StaffUser {
  const user = useSession((state) => state.user);
  if (user === null) throw new Error('a screen without somebody signed in');
  return user;
}

/** Answers whether whoever is signed in now still is, by the time that it is called. */
export function samePerson(): () => boolean {
  const { user } = session.getState();
  return () => session.getState().user?.id === user?.id;
}

/** What the shop says of itself. */
export function useConfig(): ShopConfig {
  const config = useSession((state) => state.config);
  if (config === null) throw new Error('a screen before the shop answered');
  return config;
}

/** Clocks by which moments are typed. Nothing is typed before the shop has answered. */
export const useTimeZone = (): string =>
  markets[useSession(({ config }) => config?.market) ?? 'cz'].timeZone;
