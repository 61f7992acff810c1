import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { usePhrases } from '../i18n/use-phrases.ts';
import { keepLastScreen } from '../lib/last-screen.ts';
import { useUser } from '../lib/session.ts';
import { usePermission } from '../lib/use-permission.ts';
import { Button } from '../ui/button.tsx';
import { Screen as ScreenFrame } from '../ui/screen.tsx';
import { EmptyState, NoPermission, Skeleton } from '../ui/states.tsx';
import type { Screen } from './screen.ts';
import { allScreens } from './screens.tsx';
import { useScreenTitle } from './use-screens.ts';

const elements = new Map<string, ReactNode>(
  allScreens.map(({ path, load }) => {
    const Loaded = lazy(() => load().then((component) => ({ default: component })));
    return [path, <Loaded key={path} />];
  }),
);

/** A screen's place in the window: loads it, names the window after it, refuses who may not see it. */
export function ScreenPlace({ screen }: { readonly screen: Screen }) {
  const titleOf = useScreenTitle();
  const isAllowed = usePermission(screen.permission);
  const title = titleOf(screen);
  const { id } = useUser();
  useEffect(() => {
    document.title = `${title} – Obměna`;
  }, [title]);
  useEffect(() => {
    if (isAllowed) keepLastScreen(id, screen.path);
  }, [id, isAllowed, screen.path]);
  if (!isAllowed) return <NoPermission />;
  // The heading stands before the code arrives, so whoever listens to the page knows where they are.
  const loading = (
    <ScreenFrame title={title}>
      <Skeleton lines={12} />
    </ScreenFrame>
  );
  return <Suspense fallback={loading}>{elements.get(screen.path)}</Suspense>;
}

interface ScreenTroubleProps {
  readonly place: Location;
  readonly children: ReactNode;
}

interface TroubleState {
  readonly place: Location;
  readonly trouble: { readonly error: unknown } | null;
}

/** A screen that broke takes nothing else with it, and is drawn again from its next address on. */
export class ScreenTrouble extends Component<ScreenTroubleProps, TroubleState> {
  override readonly state: TroubleState = { place: this.props.place, trouble: null };

  static getDerivedStateFromError(error: unknown): Partial<TroubleState> {
    return { trouble: { error } };
  }

  static getDerivedStateFromProps(
    { place }: ScreenTroubleProps,
    state: TroubleState,
  ): TroubleState | null {
    return place === state.place ? null : { place, trouble: null };
  }

  override render(): ReactNode {
    const { trouble } = this.state;
    return trouble === null ? this.props.children : <Broken error={trouble.error} />;
  }
}

function Broken({ error }: { readonly error: unknown }) {
  const t = usePhrases('frame');
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
