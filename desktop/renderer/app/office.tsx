import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Route, Router, Routes } from 'react-router';
import { useStore } from 'zustand';
import { firstStepsQuery } from '../features/first-steps/first-steps.ts';
import { lastScreen } from '../lib/last-screen.ts';
import { followChanges } from '../lib/live-stream.ts';
import { useSession, useUser } from '../lib/session.ts';
import { tellUnanswered } from '../lib/tell-unanswered.ts';
import { places, placesNavigator } from '../lib/places.ts';
import { applyScheme, usePreferences } from '../lib/preferences.ts';
import { useSerialScanner } from '../lib/scanner/serial-wanted.ts';
import { useStationScanner } from '../lib/station.ts';
import { usePermission } from '../lib/use-permission.ts';
import { useIdleLock } from '../lib/use-idle-lock.ts';
import { EmptyState, Skeleton } from '../ui/states.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { Frame } from './frame.tsx';
import { ScreenPlace, ScreenTrouble } from './screen-place.tsx';
import { firstStepsPath } from './screen.ts';
import { allScreens } from './screens.tsx';
import { WaitingScans } from './waiting-scans.tsx';
import { useScreens } from './use-screens.ts';

/** Everything that somebody works with while signed in. */
export function Office() {
  const isThere = useSession(({ presence }) => presence === 'in');
  const { idleMinutes, scheme } = usePreferences();
  useIdleLock(idleMinutes);
  useStationScanner();
  useSerialScanner();
  useEffect(() => void tellUnanswered(), []);
  useEffect(() => applyScheme(scheme), [scheme]);
  useEffect(() => (isThere ? followChanges() : undefined), [isThere]);
  return (
    <>
      <WaitingScans />
      <Places />
    </>
  );
}

function Places() {
  const place = useStore(places);
  return (
    <Router location={place} navigator={placesNavigator}>
      <Routes>
        <Route path="/" element={<Frame />}>
          <Route index element={<FirstScreen />} />
          {allScreens.map((screen) => (
            <Route
              key={screen.path}
              path={`${screen.path}/*`}
              element={
                <ScreenTrouble key={screen.path} place={place}>
                  <ScreenPlace screen={screen} />
                </ScreenTrouble>
              }
            />
          ))}
          <Route path="*" element={<NoScreen />} />
        </Route>
      </Routes>
    </Router>
  );
}

/**
 * The program opens where the person left it at this desk, or with the first list of their work; for
 * an admin of a shop that is not set up yet with the steps to its first sale.
 */
function FirstScreen() {
  const t = usePhrases('frame');
  const { id } = useUser();
  const screens = useScreens();
  const mayLead = usePermission('shop.settings');
  const leading = useQuery({ ...firstStepsQuery, enabled: mayLead });
  if (mayLead && leading.isPending) return <Skeleton lines={12} />;
  if (leading.data?.isLeading === true) return <Navigate to={firstStepsPath} replace />;
  const left = lastScreen(id);
  const first = screens.find(({ path }) => path === left) ?? screens[0];
  if (first) return <Navigate to={first.path} replace />;
  return (
    <EmptyState icon="lock" title={t('noScreensTitle')}>
      {t('noScreensText')}
    </EmptyState>
  );
}

function NoScreen() {
  const t = usePhrases('frame');
  return <EmptyState title={t('noScreenTitle')}>{t('noScreenText')}</EmptyState>;
}
