import { useState } from 'react';
import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { ChoiceGrid, PriceGrid } from './draft-grids.tsx';
import { Differences } from './differences.tsx';
import { DraftTools } from './draft-tools.tsx';
import { RebaseBanner } from './rebase-banner.tsx';
import { useDraft, type Draft } from './use-draft.ts';
import { Warnings } from './warnings.tsx';
import '../../ui/plain-table.css';
import './price-lists.css';

/** One draft: prices and answers to edit, what they change, and what is odd about them. */
export function DraftScreen({ id }: { readonly id: number }) {
  const draft = useDraft(id);
  if (draft.isError && !draft.data) {
    return <ErrorState error={draft.error} onRetry={() => void draft.refetch()} />;
  }
  return draft.data ? <DraftWork draft={draft.data} /> : <Skeleton lines={12} />;
}

const views = ['prices', 'choices', 'differences', 'warnings'] as const;
type View = (typeof views)[number];

function DraftWork({ draft }: { readonly draft: Draft }) {
  const t = usePhrases('priceLists');
  const [view, setView] = useState<View>('prices');
  const mayWrite = usePermission('pricing.publish') && draft.state === 'open';
  const labels: Readonly<Record<View, string>> = {
    prices: t('viewPrices'),
    choices: t('viewChoices'),
    differences: `${t('viewDifferences')} (${String(draft.changedModels + draft.changedChoices)})`,
    warnings: t('viewWarnings'),
  };
  return (
    <Screen title={draft.name} tools={<DraftTools draft={draft} mayWrite={mayWrite} />}>
      <p className="draft-lead soft">
        <Link to="/price-lists">{t('backToLists')}</Link>
        {' · '}
        {t('leadBasedOn', { code: draft.basedOn })}
        {draft.publishedAs !== null && ` · ${t('leadPublished', { code: draft.publishedAs })}`}
        {draft.state === 'discarded' && ` · ${t('state_discarded')}`}
      </p>
      {mayWrite && draft.current !== draft.basedOn && <RebaseBanner draft={draft} />}
      <QuickViews
        label={t('views')}
        views={views.map((one) => ({ id: one, label: labels[one] }))}
        chosen={view}
        onChoose={setView}
      />
      {view === 'prices' && <PriceGrid draftId={draft.id} mayWrite={mayWrite} />}
      {view === 'choices' && <ChoiceGrid draftId={draft.id} mayWrite={mayWrite} />}
      {view === 'differences' && <Differences draftId={draft.id} />}
      {view === 'warnings' && (
        <div className="draft-part">
          <Warnings draftId={draft.id} />
        </div>
      )}
    </Screen>
  );
}
