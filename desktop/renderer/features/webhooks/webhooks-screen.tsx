import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookPanel } from './webhook-panel.tsx';
import { WebhookTable } from './webhook-table.tsx';
import { webhooksQuery } from './webhooks.ts';
import '../../ui/plain-table.css';
import './webhooks.css';

/** Programs that the shop tells of changes: which, of what, and how it went. */
export function WebhooksScreen() {
  const t = usePhrases('webhooks');
  const title = usePhrases('screens')('webhooks');
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const webhooks = useQuery(webhooksQuery);
  const results = webhooks.data?.results ?? [];
  const open = results.find(({ id }) => id === openId);
  const tools = (
    <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  const panel = open && (
    <WebhookPanel key={open.id} webhook={open} onClose={() => setOpenId(null)} />
  );
  return (
    <Screen title={title} tools={tools}>
      <SplitView panel={panel ?? null} panelWidth="wide">
        <div className="webhooks">
          <p className="soft">{t('lead')}</p>
          {webhooks.isError && (
            <ErrorState error={webhooks.error} onRetry={() => void webhooks.refetch()} />
          )}
          {webhooks.isPending && <Skeleton lines={6} />}
          {webhooks.data && results.length === 0 && (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )}
          {results.length > 0 && (
            <WebhookTable webhooks={results} openId={openId} onOpen={setOpenId} />
          )}
          {isAdding && <WebhookDialog webhook={null} onClose={() => setAdding(false)} />}
        </div>
      </SplitView>
    </Screen>
  );
}
