import { useCallback, useMemo } from 'react';
import { usePhrases, useWordsOfResources } from '../i18n/use-phrases.ts';
import { useUser } from '../lib/session.ts';
import { screenGroups, type Screen } from './screen.ts';
import { allScreens } from './screens.tsx';

/** Screens that the person may open, in the order of the navigation. */
export function useScreens(): readonly Screen[] {
  const { permissions } = useUser();
  return useMemo(
    () =>
      screenGroups.flatMap((group) =>
        allScreens.filter(
          (screen) => screen.group === group && permissions.includes(screen.permission),
        ),
      ),
    [permissions],
  );
}

/** Says what a screen is called. */
export function useScreenTitle(): (screen: Pick<Screen, 'title'>) => string {
  const named = usePhrases('screens');
  const words = useWordsOfResources();
  return useCallback(
    ({ title }) => (typeof title === 'string' ? named(title) : words(title.ofResource).title),
    [named, words],
  );
}
