import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot, type StatusTone } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { booksQuery, rereadBooks, type Books, type DifferenceState } from './books.ts';
import { DifferenceTable } from './difference-table.tsx';
import '../../ui/plain-table.css';
import './books.css';

const states = ['open', 'closed'] as const satisfies readonly DifferenceState[];

/** Whether orders, payments, stock and documents say the same, and where they do not. */
export function BooksScreen() {
  const title = usePhrases('screens')('books');
  const t = usePhrases('books');
  const [shown, setShown] = useState<DifferenceState>('open');
  const found = useInfiniteQuery(booksQuery(shown));
  const check = useMutation({
    mutationFn: () => client.post('admin-books-check', {}),
    onSuccess: rereadBooks,
  });
  const [first] = found.data?.pages ?? [];
  const differences = found.data?.pages.flatMap(({ results }) => results) ?? [];
  const tabs = states.map((id) => ({ id, label: t(`state_${id}`) }));
  const isChecking = check.isPending || first?.isAwaited === true;
  return (
    <Screen
      title={title}
      tools={
        <Button icon="refresh" busy={isChecking} onClick={() => check.mutate()}>
          {t('check')}
        </Button>
      }
    >
      <div className="books">
        <p className="soft">{t('lead')}</p>
        {first && <Light books={first} />}
        <Tabs name="books" label={t('state')} tabs={tabs} chosen={shown} onChoose={setShown} />
        <div role="tabpanel" id="books-panel" aria-labelledby={`books-tab-${shown}`}>
          {found.isError && !first && (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          )}
          {found.isPending && <Skeleton lines={6} />}
          {first && differences.length === 0 && <Nothing shown={shown} books={first} />}
          {differences.length > 0 && <DifferenceTable differences={differences} />}
          {found.hasNextPage && (
            <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </div>
      </div>
    </Screen>
  );
}

const tones: Readonly<Record<Books['light'], StatusTone>> = {
  balanced: 'success',
  differ: 'error',
  stale: 'warning',
  never: 'neutral',
};

function Light({ books: { checkedAt, isAwaited, light, open } }: { readonly books: Books }) {
  const t = usePhrases('books');
  const moment = useMoment();
  return (
    <p className="books-light" role="status">
      <StatusDot tone={tones[light]}>
        {light === 'differ' ? t('light_differ', { count: open }) : t(`light_${light}`)}
      </StatusDot>
      {checkedAt !== null && (
        <span className="soft">{t('checkedAt', { moment: moment(checkedAt) })}</span>
      )}
      {isAwaited && <span className="soft">{t('awaited')}</span>}
    </p>
  );
}

interface NothingProps {
  readonly shown: DifferenceState;
  readonly books: Books;
}

function Nothing({ shown, books: { checkedAt } }: NothingProps) {
  const t = usePhrases('books');
  if (shown === 'closed') {
    return <EmptyState title={t('noneClosed')}>{t('noneClosedText')}</EmptyState>;
  }
  if (checkedAt === null) return <EmptyState title={t('noneYet')}>{t('noneYetText')}</EmptyState>;
  return (
    <EmptyState icon="check" title={t('noneOpen')}>
      {t('noneOpenText')}
    </EmptyState>
  );
}
