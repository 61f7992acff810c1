import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ComponentProps,
} from 'react';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, NoPermission, Skeleton } from '../../ui/states.tsx';
import { categoriesRoot as root, usePlace } from './category-place.ts';
import { CategoryDetails } from './category-details.tsx';
import type { Category, CategoryIndex } from './category-index.ts';
import { DeleteCategory } from './delete-category.tsx';
import { filterCategories, wordsOf, type Filtered } from './filter-categories.ts';
import { focusFilter, TreeBar } from './tree-bar.tsx';
import { revealCategory, useTreeState } from './tree-store.ts';
import { focusTree } from './focus-tree.ts';
import { TreeView } from './tree-view.tsx';
import { useCategoryTree } from './use-category-tree.ts';
import { useMoveCategory } from './use-move-category.ts';
import './categories.css';

/** The category tree with its details. */
export function CategoriesScreen() {
  const t = usePhrases('categories');
  const navigate = useNavigate();
  const canEdit = usePermission('catalogue.edit');
  const { data, error, refetch } = useCategoryTree();
  const add = (parent: number | null) =>
    void navigate(parent === null ? `${root}/new` : `${root}/new/${String(parent)}`);
  return (
    <Screen
      title={t('title')}
      tools={
        canEdit && (
          <Button kind="primary" icon="plus" onClick={() => add(null)}>
            {t('addRoot')}
          </Button>
        )
      }
    >
      {data ? (
        <Categories index={data} onAdd={add} canEdit={canEdit} />
      ) : error ? (
        <LoadTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={14} />
      )}
    </Screen>
  );
}

function LoadTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = usePhrases('categories');
  const frame = usePhrases('frame');
  const { kind, text } = failureOf(error);
  if (kind === 'denied') return <NoPermission />;
  const retry = (
    <Button icon="refresh" onClick={onRetry}>
      {frame('retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon="warning" title={t('loadFailed')} action={retry}>
        {text}
      </EmptyState>
    </div>
  );
}

interface CategoriesProps {
  readonly index: CategoryIndex;
  readonly canEdit: boolean;
  readonly onAdd: (parent: number | null) => void;
}

/** The filter's outcome; null while nothing is typed. */
function useFilter(index: CategoryIndex) {
  // Letters appear as they are typed; the tree follows them.
  const term = useDeferredValue(useTreeState().term);
  const words = useMemo(() => wordsOf(term), [term]);
  const filtered = useMemo(
    () => (words.length === 0 ? null : filterCategories(index, words)),
    [index, words],
  );
  return { words, filtered };
}

function Categories({ index, canEdit, onAdd }: CategoriesProps) {
  const t = usePhrases('categories');
  const navigate = useNavigate();
  const place = usePlace();
  const { words, filtered } = useFilter(index);
  const [deleting, setDeleting] = useState<Category | null>(null);
  const move = useMoveCategory();
  useRevealed(index, place.id, filtered);
  useShortcut({ keys: 'Ctrl+F', label: t('filter'), run: focusFilter });
  const close = () => {
    void navigate(root);
    focusTree();
  };
  const commands = {
    move,
    add: onAdd,
    open: (id: number, takesFocus: boolean) =>
      void navigate(`${root}/${String(id)}`, { state: { takesFocus } }),
    remove: (id: number) => setDeleting(index.categories.get(id) ?? null),
  };
  const panel = place.isOpen && (
    <CategoryDetails
      {...place}
      index={index}
      canEdit={canEdit}
      onDelete={setDeleting}
      onClose={close}
    />
  );
  return (
    <>
      <SplitView panel={panel}>
        <TreeBar index={index} filtered={filtered} />
        <TreeOrEmpty
          index={index}
          filtered={filtered}
          words={words}
          canEdit={canEdit}
          commands={commands}
          chosenId={place.id}
        />
      </SplitView>
      {deleting && (
        <DeleteCategory
          category={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            if (place.id === deleting.id) close();
          }}
        />
      )}
    </>
  );
}

/** Opens what hides the category of the address. */
function useRevealed(index: CategoryIndex, id: number | null, filtered: Filtered | null): void {
  const isKnown = id !== null && index.categories.has(id);
  const reveal = useEffectEvent((known: number) =>
    revealCategory(index, known, filtered === null || filtered.kept.has(known)),
  );
  useEffect(() => {
    if (id !== null && isKnown) reveal(id);
  }, [id, isKnown]);
}

function TreeOrEmpty(props: ComponentProps<typeof TreeView>) {
  const t = usePhrases('categories');
  if (props.index.categories.size === 0) {
    return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  }
  if (props.filtered?.matches.size === 0) {
    return (
      <EmptyState icon="search" title={t('noMatch')}>
        {t('noMatchText')}
      </EmptyState>
    );
  }
  return <TreeView {...props} />;
}
