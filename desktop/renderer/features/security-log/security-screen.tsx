import { useMutation, useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { AlertList } from './alert-list.tsx';
import { ChainFacts } from './chain-facts.tsx';
import { EventList } from './event-list.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { securityKey, securityQuery } from './security-state.ts';
import { useState } from 'react';
import './security-screen.css';

/** What needs a look, whether the records are whole, and all security events. */
export function SecurityScreen() {
  const t = usePhrases('securityLog');
  const title = usePhrases('screens')('security');
  const state = useQuery(securityQuery);
  const [exports, setExports] = useState(false);
  const check = useMutation({
    mutationFn: () => client.post('security-check', { body: {} }),
    onSuccess: () => notify('success', t('checkStarted')),
    onSettled: () => queries.invalidateQueries({ queryKey: securityKey }),
  });
  const tools = (
    <>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        {t('check')}
      </Button>
      <Button icon="download" onClick={() => setExports(true)}>
        {t('export')}
      </Button>
    </>
  );
  return (
    <Screen title={title} tools={tools}>
      <div className="security">
        {state.isError && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
        {state.isPending && <Skeleton lines={3} />}
        {state.data && (
          <div className="security-state">
            <ChainFacts chain={state.data.chain} />
            <AlertList alerts={state.data.alerts} />
          </div>
        )}
        <EventList />
      </div>
      {exports && <ExportDialog onClose={() => setExports(false)} />}
    </Screen>
  );
}
