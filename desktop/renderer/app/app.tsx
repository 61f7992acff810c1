import { useEffect } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { connection, followConnection } from '../lib/connection.ts';
import { queries } from '../lib/queries.ts';
import { session, useSession } from '../lib/session.ts';
import { start } from '../lib/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, Skeleton } from '../ui/states.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { LockScreen } from './lock-screen.tsx';
import { NotificationList } from './notification-list.tsx';
import { Office } from './office.tsx';
import { ProveAgainDialog } from './prove-again-dialog.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SupervisorDialog } from './supervisor-dialog.tsx';

/** What failed while nobody answered is asked for again. */
function comeBack(): void {
  if (session.getState().presence === 'unreachable') void start();
  else void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** The whole window: who is there decides what is drawn. */
export function App() {
  const presence = useSession((state) => state.presence);
  const userId = useSession(({ user }) => user?.id ?? null);
  useEffect(() => followConnection(comeBack), []);
  return (
    <>
      <ConnectionBanner />
      {presence === 'starting' && <Skeleton />}
      {presence === 'unreachable' && <Unreachable />}
      {presence === 'out' && <SignInScreen />}
      {userId !== null && presence !== 'out' && (
        // Below the lock everything stays as it was, but nobody reads or reaches it.
        <div className="office-layer" inert={presence !== 'in'} data-covered={presence !== 'in'}>
          <Office key={userId} />
          <SupervisorDialog />
          <ProveAgainDialog />
          <ConflictDialog />
          <UndoDialog />
        </div>
      )}
      {(presence === 'locked' || presence === 'ended') && <LockScreen presence={presence} />}
      {/* What was told to one person is not for whoever passes by. */}
      {presence !== 'locked' && <NotificationList />}
    </>
  );
}

function Unreachable() {
  const t = usePhrases('frame');
  const retry = () => {
    if (connection.getState().nextAttemptAt === null) void start();
    else void window.obmena.retryConnection();
  };
  const action = (
    <Button kind="primary" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return (
    <main className="whole-window">
      <EmptyState icon="warning" title={t('unreachableTitle')} action={action}>
        {t('unreachableText')}
      </EmptyState>
    </main>
  );
}
