import { client } from './client.ts';
import { preferencesKey, usePreferences, type Preferences } from './preferences.ts';
import { queries } from './queries.ts';
import { reportFailure } from './failures.ts';

/** As many as stand above the rest without pushing it out of sight. */
const most = 20;

interface Favourites {
  /** Addresses of screens in the order in which they were chosen. */
  readonly paths: readonly string[];
  /** Puts a screen on top, or takes it from there. */
  readonly toggle: (path: string) => void;
}

/** Screens that the person wants on top of the navigation; the same at every desk. */
export function useFavourites(): Favourites {
  const kept = usePreferences();
  const toggle = (path: string) => {
    const { favourites, idleMinutes, scheme } = kept;
    const next = favourites.includes(path)
      ? favourites.filter((one) => one !== path)
      : [...favourites, path].slice(-most);
    queries.setQueryData<Preferences>(preferencesKey, { ...kept, favourites: next });
    client
      .post('staff-preferences-save', { body: { idleMinutes, scheme, favourites: next } })
      .catch((error: unknown) => {
        reportFailure(error);
        return queries.invalidateQueries({ queryKey: preferencesKey });
      });
  };
  return { paths: kept.favourites, toggle };
}
