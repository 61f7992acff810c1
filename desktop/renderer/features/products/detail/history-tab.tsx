import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { ChangeEntries } from '../../../ui/change-entries.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import type { TabProps } from './variant.ts';

const most = 50;

/** Who changed the variant, its prices, stock and parameters, newest first; who may not see others' changes sees their own. */
export function HistoryTab({ variant }: TabProps) {
  const t = usePhrases('product');
  const maySeeAll = usePermission('audit.read');
  const whose = maySeeAll ? 'all' : 'mine';
  const of = { table: 'master_products', rowId: variant.id, scope: 'parts' } as const;
  const changes = useQuery({
    queryKey: ['variant-changes', variant.id, variant.version, whose],
    queryFn: ({ signal }) =>
      client.get('admin-change-list', { query: { whose, ...of, limit: most } }, { signal }),
  });
  if (changes.isError) return <ErrorState error={changes.error} />;
  if (!changes.data) return <Skeleton lines={5} />;
  const { results } = changes.data;
  if (results.length === 0) return <EmptyState title={t(`noChanges_${whose}`)} />;
  return results.map(({ id, at, actor, title }) => (
    <Change key={id} id={id} at={at} who={actor.name} title={title} />
  ));
}

interface ChangeProps {
  readonly id: number;
  readonly at: string;
  readonly who: string;
  readonly title: string;
}

function Change({ id, at, who, title }: ChangeProps) {
  const moment = useMoment();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="product-item" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {moment(at)} · {who} · {title}
      </summary>
      {isOpen && <ChangeEntries id={id} />}
    </details>
  );
}
