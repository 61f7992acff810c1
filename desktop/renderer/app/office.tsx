import { useEffect, useState } from 'react';
import { createHashRouter, Navigate, RouterProvider } from 'react-router';
import { followChanges } from '../lib/live-stream.ts';
import { useSession } from '../lib/session.ts';
import { tellUnanswered } from '../lib/tell-unanswered.ts';
import { applyScheme, usePreferences } from '../lib/preferences.ts';
import { useIdleLock } from '../lib/use-idle-lock.ts';
import { EmptyState } from '../ui/states.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { Frame } from './frame.tsx';
import { ScreenPlace, ScreenTrouble } from './screen-place.tsx';
import { allScreens } from './screens.tsx';
import { useScreens } from './use-screens.ts';

const createRouter = () =>
  createHashRouter([
    {
      path: '/',
      element: <Frame />,
      children: [
        { index: true, element: <FirstScreen /> },
        ...allScreens.map((screen) => ({
          path: `${screen.path}/*`,
          element: <ScreenPlace screen={screen} />,
          errorElement: <ScreenTrouble />,
        })),
        { path: '*', element: <NoScreen /> },
      ],
    },
  ]);

/** Everything that somebody works with while signed in. */
export function Office() {
  const [router] = useState(createRouter);
  const isThere = useSession(({ presence }) => presence === 'in');
  const { idleMinutes, scheme } = usePreferences();
  useIdleLock(idleMinutes);
  useEffect(() => void tellUnanswered(), []);
  useEffect(() => applyScheme(scheme), [scheme]);
  useEffect(() => (isThere ? followChanges() : undefined), [isThere]);
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

/** The program opens with the first list of the person's work. */
function FirstScreen() {
  const t = usePhrases('frame');
  const [first] = useScreens();
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
