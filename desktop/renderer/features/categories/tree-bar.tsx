import { useState, type KeyboardEvent } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { CategoryIndex } from './category-index.ts';
import type { Filtered } from './filter-categories.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { filterTree, openAll, useTreeState } from './tree-store.ts';
import { focusTree } from './focus-tree.ts';

const filterId = 'category-filter';

export const focusFilter = (): void => document.getElementById(filterId)?.focus();

interface TreeBarProps {
  readonly index: CategoryIndex;
  readonly filtered: Filtered | null;
}

/** Above the tree: the filter, how much it found, opening all and closing all. */
export function TreeBar({ index, filtered }: TreeBarProps) {
  const t = usePhrases('categories');
  const { term } = useTreeState();
  const [hasKeys, setKeys] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') focusTree();
    else if (event.key === 'Escape' && term !== '') filterTree('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="tree-bar">
      <input
        id={filterId}
        type="search"
        className="field-input tree-filter"
        aria-label={t('filter')}
        placeholder={t('filter')}
        title={`${t('filter')} (Ctrl+F)`}
        maxLength={100}
        value={term}
        onChange={({ target }) => filterTree(target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="soft tree-count">
        {filtered
          ? t('found', { count: filtered.matches.size })
          : t('total', { count: index.categories.size })}
      </span>
      <Button kind="quiet" onClick={() => openAll(index, true)}>
        {t('openAll')}
      </Button>
      <Button kind="quiet" onClick={() => openAll(index, false)}>
        {t('closeAll')}
      </Button>
      <IconButton icon="keyboard" label={t('keys')} onClick={() => setKeys(true)} />
      {hasKeys && <KeysDialog onClose={() => setKeys(false)} />}
    </div>
  );
}
