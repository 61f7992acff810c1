import { usePhrases } from '../../i18n/use-phrases.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { useWarnings } from './use-draft.ts';

/** What is odd about a draft, gathered by what it is about, with the models that it concerns. */
export function Warnings({ draftId }: { readonly draftId: number }) {
  const t = usePhrases('priceLists');
  const found = useWarnings(draftId);
  if (found.isError) {
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <Skeleton lines={6} />;
  const { groups } = found.data;
  if (groups.length === 0) {
    return (
      <EmptyState icon="check" title={t('noWarnings')}>
        {t('noWarningsText')}
      </EmptyState>
    );
  }
  return (
    <ul className="draft-warnings">
      {groups.map(({ code, about, count, models }) => (
        <li key={`${code} ${about}`}>
          <p>
            <b>{t(`warning_${code}`)}</b> {about}
          </p>
          <p className="soft">
            {t('concerns', { count })}: {models.join(', ')}
            {count > models.length && ' …'}
          </p>
        </li>
      ))}
    </ul>
  );
}
