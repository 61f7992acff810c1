import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { usePhrases } from '../i18n/use-phrases.ts';
import { usePermission } from '../lib/use-permission.ts';
import { Button } from '../ui/button.tsx';
import { Screen as ScreenFrame } from '../ui/screen.tsx';
import { EmptyState, NoPermission, Skeleton } from '../ui/states.tsx';
import { allScreens, type Screen } from './screens.tsx';

const elements = new Map<string, ReactNode>(
  allScreens.map(({ path, load }) => {
    const Component = lazy(() => load().then((component) => ({ default: component })));
    return [path, <Component key={path} />];
  }),
);

/** A screen's place in the window: loads it, names the window after it, refuses who may not see it. */
export function ScreenPlace({ screen }: { readonly screen: Screen }) {
  const t = usePhrases('screens');
  const isAllowed = usePermission(screen.permission);
  const title = t(screen.title);
  useEffect(() => {
    document.title = `${title} – Obměna`;
  }, [title]);
  if (!isAllowed) return <NoPermission />;
  // The heading stands before the code arrives, so whoever listens to the page knows where they are.
  const loading = (
    <ScreenFrame title={title}>
      <Skeleton lines={12} />
    </ScreenFrame>
  );
  return <Suspense fallback={loading}>{elements.get(screen.path)}</Suspense>;
}

/** A screen that broke takes nothing else with it. */
export function ScreenTrouble() {
  const t = usePhrases('frame');
  const error = useRouteError();
  const detail = error instanceof Error ? error.message : '';
  const again = (
    <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon="warning" title={t('brokenTitle')} action={again}>
        <p>{t('brokenText')}</p>
        <p className="soft">{detail}</p>
      </EmptyState>
    </div>
  );
}
