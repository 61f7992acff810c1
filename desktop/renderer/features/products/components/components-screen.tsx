import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { useLiveQueries } from '../../../lib/live.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { Button } from '../../../ui/button.tsx';
import { SplitView } from '../../../ui/panel.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { ComponentPanel } from './component-panel.tsx';
import { componentsKey, type Component } from './components.ts';
import '../../../ui/plain-table.css';
import '../../../ui/catalogue/screen-part.css';

/** Pieces of pages, such as a row of limited offers by the month: what each shows and is called. */
export function ComponentsScreen() {
  const t = usePhrases('pageParts');
  const title = usePhrases('screens')('pageParts');
  const mayEdit = usePermission('catalogue.edit');
  const [open, setOpen] = useState<Component | 'new' | null>(null);
  useLiveQueries('page_components', componentsKey);
  const parts = useQuery({
    queryKey: componentsKey,
    queryFn: ({ signal }) => client.get('component-list', {}, { signal }),
  });
  const all = parts.data?.results ?? [];
  const add = (
    <Button kind="primary" icon="plus" disabled={!parts.data} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  const panel = open !== null && (
    <ComponentPanel
      key={open === 'new' ? 'new' : `${String(open.pk)} ${String(open.version)}`}
      part={open === 'new' ? null : open}
      nextPk={Math.max(0, ...all.map(({ pk }) => pk)) + 1}
      mayEdit={mayEdit}
      onClose={() => setOpen(null)}
    />
  );
  return (
    <Screen title={title} tools={mayEdit && add}>
      <SplitView panelWidth="normal" panel={panel}>
        <div className="screen-part">
          {parts.isError && <ErrorState error={parts.error} onRetry={() => void parts.refetch()} />}
          {parts.isPending && <Skeleton lines={6} />}
          {parts.data && all.length === 0 && (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )}
          {all.length > 0 && <Parts parts={all} onOpen={setOpen} />}
        </div>
      </SplitView>
    </Screen>
  );
}

interface PartsProps {
  readonly parts: readonly Component[];
  readonly onOpen: (part: Component) => void;
}

function Parts({ parts, onOpen }: PartsProps) {
  const t = usePhrases('pageParts');
  const language = useLanguage();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['part', 'kind', 'title', 'products', 'limit'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.pk}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(part)}>
                {t('partNumber', { number: part.pk })}
              </Button>
            </th>
            <td>{t(`kind_${part.kind}`)}</td>
            <td>{language === 'cs' ? part.params.titleCs : part.params.titleRo}</td>
            <td>{part.params.masterProductIds.length || t('allFitting')}</td>
            <td className="amount">{part.params.limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
