import { useStore } from 'zustand';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button, IconButton } from '../button.tsx';
import { conditionWords } from './filter-words.ts';
import type { GridController } from './grid-controller.ts';
import { noFilter } from './grid-state.ts';

/** Filters in words; each can be changed and taken away. */
export function FilterChips({ controller }: { readonly controller: GridController }) {
  const t = usePhrases('grid');
  const filter = useStore(controller.store, (state) => state.filter);
  if (filter.conditions.length === 0) return null;
  const { words } = controller.texts;
  return (
    <div className="grid-chips" role="group" aria-label={t('filters')}>
      {filter.conditions.map((condition) => {
        const column = controller.columnOf(condition.column);
        if (column === undefined) return null;
        const title = controller.props.titles[column.id] ?? column.id;
        const said = conditionWords(condition, column, words, title, (op) => t(`op_${op}`));
        const without = filter.conditions.filter((one) => one !== condition);
        return (
          <span key={column.id} className="grid-chip">
            <button
              type="button"
              className="grid-chip-text"
              onClick={() => controller.store.setState({ filtering: column.id })}
            >
              {said}
            </button>
            <IconButton
              icon="close"
              label={t('removeFilter', { filter: said })}
              onClick={() => controller.ask({ filter: { ...filter, conditions: without } })}
            />
          </span>
        );
      })}
      <Button kind="quiet" onClick={() => controller.ask({ filter: noFilter })}>
        {t('clearFilters')}
      </Button>
    </div>
  );
}
