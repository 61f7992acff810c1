import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { gridOf, type Resource } from '#core/resources/resource.ts';
import { usePhrases, useResourceWords } from '../../i18n/use-phrases.ts';
import { flagDots } from '../grid/status-dots.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../button.tsx';
import { DataGrid } from '../grid/data-grid.tsx';
import type { SelectedRows } from '../grid/grid-types.ts';
import { SplitView } from '../panel.tsx';
import { Screen } from '../screen.tsx';
import { resourceCalls } from './resource-calls.ts';
import { ResourceImport } from './resource-import.tsx';
import { ResourcePanel } from './resource-panel.tsx';
import { SelectionActions } from './selection-actions.tsx';
import { useChoiceLabel } from './use-choice-label.ts';

interface ResourceListProps {
  readonly resource: Resource;
  /** Of the screen, where that is not the resource's own. */
  readonly title?: string;
  /** Between the heading and the list. */
  readonly lead?: ReactNode;
  /** Buttons before the one that adds a row. */
  readonly tools?: ReactNode;
  /** What a panel of the screen's own shows in place of the form; `closeOther` is called to close it. */
  readonly other?: ReactNode;
  readonly closeOther?: () => void;
  /** What the form shows of what is typed. */
  readonly preview?: (typed: Readonly<Record<string, string>>, row: GridRow | null) => ReactNode;
  /** Buttons for the selected rows besides those that change them. */
  readonly actions?: (rows: SelectedRows) => ReactNode;
}

/** The screen of a resource: its list, with the form of a row beside it. */
export function ResourceList(props: ResourceListProps) {
  const { resource, title, lead, tools, other, closeOther, preview } = props;
  const words = useResourceWords(resource.table);
  const mayEdit = usePermission(resource.options.edit);
  const [open, setOpen] = useState<GridRow | 'new' | null>(null);
  const show = (row: GridRow | 'new') => {
    closeOther?.();
    setOpen(row);
  };
  const close = useCallback(() => setOpen(null), []);
  const row = open === 'new' ? null : open;
  const form = open !== null && (
    <ResourcePanel
      key={row ? `${String(row.id)} ${String(row.version)}` : 'new'}
      resource={resource}
      words={words}
      row={row}
      onClose={close}
      {...(preview && {
        children: (typed: Readonly<Record<string, string>>) => preview(typed, row),
      })}
    />
  );
  const add = (
    <>
      {tools}
      <ResourceImport resource={resource} />
      <Button kind="primary" icon="plus" onClick={() => show('new')}>
        {words.add}
      </Button>
    </>
  );
  return (
    <Screen title={title ?? words.title} tools={mayEdit && add}>
      {lead}
      <SplitView panelWidth="narrow" panel={mayEdit && (other || form)}>
        <ResourceGrid
          resource={resource}
          mayEdit={mayEdit}
          actions={props.actions}
          onOpen={show}
          onFocusRow={(focused) =>
            setOpen((now) => (now === null || now === 'new' ? now : focused))
          }
        />
      </SplitView>
    </Screen>
  );
}

/** Of the columns that say whether a row is in use. */
const dots = { isActive: flagDots, isOffered: flagDots };

interface ResourceGridProps {
  readonly resource: Resource;
  readonly mayEdit: boolean;
  readonly actions: ((rows: SelectedRows) => ReactNode) | undefined;
  readonly onOpen: (row: GridRow) => void;
  readonly onFocusRow: (row: GridRow | null) => void;
}

function ResourceGrid(props: ResourceGridProps) {
  const { resource, mayEdit, actions, onOpen, onFocusRow } = props;
  const t = usePhrases('grid');
  const words = useResourceWords(resource.table);
  const grid = useMemo(() => gridOf(resource), [resource]);
  const { fetchPage, editCells } = useMemo(() => resourceCalls(resource), [resource]);
  const choiceLabel = useChoiceLabel(words);
  const columns = Object.entries(resource.columns);
  // What names a row stays in sight, where one text does; several would leave no room.
  const pinned = resource.options.label.slice(0, 1);
  return (
    <DataGrid
      grid={grid}
      label={words.title}
      titles={words.columns}
      choiceLabel={choiceLabel}
      pinned={pinned}
      dots={dots}
      hidden={columns.flatMap(([id, { hidden }]) => (hidden ? [id] : []))}
      widths={Object.fromEntries(
        columns.flatMap(([id, { width }]) => (width === undefined ? [] : [[id, width] as const])),
      )}
      topic={resource.table}
      emptyText={mayEdit && words.add ? t('emptyAddText', { add: words.add }) : t('emptyText')}
      fetchPage={fetchPage}
      {...(mayEdit ? { editCells } : {})}
      {...(mayEdit || actions
        ? {
            toolbar: (rows) => (
              <>
                {actions?.(rows)}
                {mayEdit && <SelectionActions resource={resource} rows={rows} />}
              </>
            ),
          }
        : {})}
      onOpen={onOpen}
      onFocusRow={onFocusRow}
    />
  );
}

/** The screen that comes out of a declaration alone. */
export const resourceScreen = (resource: Resource) =>
  function ResourceScreen() {
    return <ResourceList resource={resource} />;
  };
