import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { apiKeysQuery } from './api-keys.ts';
import { KeyDialog } from './key-dialog.tsx';
import '../../ui/plain-table.css';
import './api-keys.css';

/** Keys of other programs: what each may do, when it was last used, and its end. */
export function ApiKeysScreen() {
  const t = usePhrases('apiKeys');
  const title = usePhrases('screens')('apiKeys');
  const [isMaking, setMaking] = useState(false);
  const keys = useQuery(apiKeysQuery);
  const results = keys.data?.results ?? [];
  const tools = (
    <Button kind="primary" icon="plus" onClick={() => setMaking(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={title} tools={tools}>
      <div className="api-keys">
        <p className="soft">{t('lead')}</p>
        {keys.isError && <ErrorState error={keys.error} onRetry={() => void keys.refetch()} />}
        {keys.isPending && <Skeleton lines={6} />}
        {keys.data && results.length === 0 && (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        )}
        {results.length > 0 && <ApiKeyTable keys={results} />}
        {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
      </div>
    </Screen>
  );
}
