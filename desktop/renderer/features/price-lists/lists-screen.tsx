import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/csv-import/save-csv.ts';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { AddDraft } from './add-draft.tsx';
import '../../ui/plain-table.css';
import './price-lists.css';

type Draft = Reply<Endpoints['price-draft-list']>['results'][number];
type Version = Reply<Endpoints['admin-price-list-versions']>['results'][number];

/** Drafts that somebody works on, and every list that was published. */
export function ListsScreen() {
  const t = usePhrases('priceLists');
  const title = usePhrases('screens')('priceLists');
  const mayWrite = usePermission('pricing.publish');
  const [isAdding, setAdding] = useState(false);
  useLiveQueries('price_drafts', ['price-drafts']);
  useLiveQueries('price_list_versions', ['price-drafts']);
  const lists = useQuery({
    queryKey: ['price-drafts'],
    // What changed while another screen was open was told to nobody here.
    staleTime: 0,
    queryFn: async () => {
      const [drafts, versions] = await Promise.all([
        client.get('price-draft-list', { query: { limit: 100 } }),
        client.get('admin-price-list-versions', { query: { limit: 100 } }),
      ]);
      return { drafts: drafts.results, versions: versions.results };
    },
  });
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('newDraft')}
    </Button>
  );
  return (
    <Screen title={title} tools={mayWrite && add}>
      {lists.isError && <ErrorState error={lists.error} onRetry={() => void lists.refetch()} />}
      {lists.isPending && <Skeleton lines={10} />}
      {lists.data && (
        <div className="price-lists">
          <h2 className="price-lists-title">{t('drafts')}</h2>
          {lists.data.drafts.length === 0 ? (
            <EmptyState title={t('noDrafts')} action={mayWrite && add}>
              {t('noDraftsText')}
            </EmptyState>
          ) : (
            <Drafts drafts={lists.data.drafts} />
          )}
          <h2 className="price-lists-title">{t('versions')}</h2>
          <Versions versions={lists.data.versions} />
        </div>
      )}
      {isAdding && <AddDraft onClose={() => setAdding(false)} />}
    </Screen>
  );
}

const tones = { open: 'info', published: 'success', discarded: 'neutral' } as const;

function Drafts({ drafts }: { readonly drafts: readonly Draft[] }) {
  const t = usePhrases('priceLists');
  const moment = useMoment();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('basedOn')}</th>
          <th scope="col">{t('changes')}</th>
          <th scope="col">{t('owner')}</th>
          <th scope="col">{t('createdAt')}</th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <tr key={draft.id}>
            <th scope="row">
              <Link to={`/price-lists/${String(draft.id)}`}>{draft.name}</Link>
            </th>
            <td>
              <StatusDot tone={tones[draft.state]}>{t(`state_${draft.state}`)}</StatusDot>
            </td>
            <td>{draft.basedOn}</td>
            <td>{t('changedModels', { count: draft.changedModels })}</td>
            <td>{draft.owner}</td>
            <td>{moment(draft.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Versions({ versions }: { readonly versions: readonly Version[] }) {
  const t = usePhrases('priceLists');
  const moment = useMoment();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('version')}</th>
          <th scope="col">{t('note')}</th>
          <th scope="col">{t('publishedBy')}</th>
          <th scope="col">{t('publishedAt')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('export')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ code, current, note, publishedBy, publishedAt }) => (
          <tr key={code}>
            <th scope="row">
              {code} {current && <StatusDot tone="success">{t('current')}</StatusDot>}
            </th>
            <td>{note}</td>
            <td>{publishedBy}</td>
            <td>{moment(publishedAt)}</td>
            <td>
              <IconButton
                icon="download"
                label={t('exportOf', { name: code })}
                onClick={() =>
                  void saveCsv(() => client.get('admin-price-list-export', { params: { code } }))
                }
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
