import { useMemo } from 'react';
import { useUser } from '../lib/session.ts';
import { allScreens, screenGroups, type Screen } from './screens.tsx';

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
