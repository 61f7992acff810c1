import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryTaxonomies } from '#core/feeds/feed-offer.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { SplitView } from '../../ui/panel.tsx';
import { RowPanel } from '../../ui/row-panel.tsx';
import type { RowField } from '../../ui/row-field.ts';
import type { RowValues } from '../../ui/row-form.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { CategoryTable } from './category-table.tsx';
import { mappedQuery, refreshFeeds, type MappedCategory } from './feeds.ts';

/** The shop's categories with what they are called by others, and a form for the one that is open. */
export function CategoryMapping() {
  const t = usePhrases('feeds');
  const mayEdit = usePermission('catalogue.edit');
  const [openId, setOpenId] = useState<number | null>(null);
  const mapped = useQuery(mappedQuery);
  const categories = mapped.data?.results ?? [];
  const open = categories.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  return (
    <SplitView
      panelWidth="narrow"
      panel={
        mayEdit &&
        open && (
          <MappingForm
            key={`${String(open.id)} ${String(open.version)}`}
            category={open}
            onClose={close}
          />
        )
      }
    >
      <div className="feeds">
        <p className="soft">{t('categoriesLead')}</p>
        {mapped.isError && (
          <ErrorState error={mapped.error} onRetry={() => void mapped.refetch()} />
        )}
        {mapped.isPending && <Skeleton lines={8} />}
        {mapped.data && categories.length === 0 && (
          <EmptyState title={t('noCategories')}>{t('noCategoriesText')}</EmptyState>
        )}
        {categories.length > 0 && (
          <CategoryTable categories={categories} onOpen={mayEdit ? setOpenId : null} />
        )}
      </div>
    </SplitView>
  );
}

interface MappingFormProps {
  readonly category: MappedCategory;
  readonly onClose: () => void;
}

function MappingForm({ category, onClose }: MappingFormProps) {
  const t = usePhrases('feeds');
  const { id, version, name, heureka, zbozi, google, glami } = category;
  const fields = categoryTaxonomies.map((taxonomy): RowField => ({
    name: taxonomy,
    label: t(`taxonomy_${taxonomy}`),
    help: t(`help_${taxonomy}`),
    type: 'text',
  }));
  const save = (row: { readonly version: number } | null, values: RowValues) =>
    client
      .patch('feed-category-update', {
        params: { id },
        body: { version: row?.version ?? version, ...values },
      })
      .finally(() => void refreshFeeds());
  return (
    <RowPanel
      title={name}
      fields={fields}
      row={{ id, version, heureka, zbozi, google, glami }}
      initial={{}}
      save={save}
      onClose={onClose}
    />
  );
}
