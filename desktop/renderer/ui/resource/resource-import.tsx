import { useMemo, useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { CellValue, GridColumn } from '#core/grid/grid-definition.ts';
import { gridOf, keyColumns, type Resource } from '#core/resources/resource.ts';
import type { ResourceWords } from '#core/resources/words.ts';
import { usePhrases, useResourceWords } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { ImportDialog } from '../csv-import/import-dialog.tsx';
import { ChangedRows } from '../csv-import/import-preview.tsx';
import { formatCell } from '../grid/format-cell.ts';
import { useCellWords } from '../grid/use-cell-words.ts';
import { useChoiceLabel } from './use-choice-label.ts';
import { resourceCalls } from './resource-calls.ts';

type Preview = Reply<Endpoints['grid-vouchers-import-preview']>;

/** Titles of the columns by which rows of a file are told apart; of other rows, that of their name. */
const keyTitles = (resource: Resource, { columns }: ResourceWords): string =>
  keyColumns(resource)
    .map((id) => {
      const column = resource.columns[id];
      return columns[(column?.limits && column.from?.as) ?? id] ?? id;
    })
    .join(' + ');

/** The button by which a CSV file changes rows of a list and adds new ones. */
export function ResourceImport({ resource }: { readonly resource: Resource }) {
  const t = usePhrases('csvImport');
  const words = useResourceWords(resource.table);
  const [isOpen, setOpen] = useState(false);
  const { importFile } = useMemo(() => resourceCalls(resource), [resource]);
  const key = keyTitles(resource, words);
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen && (
        <ImportDialog<Preview>
          title={t('title', { title: words.title })}
          lead={t('lead', { key })}
          calls={importFile}
          changed={({ changed }) => <Changed resource={resource} changed={changed} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ChangedProps {
  readonly resource: Resource;
  readonly changed: Preview['changed'];
}

function Changed({ resource, changed }: ChangedProps) {
  const t = usePhrases('csvImport');
  const words = useResourceWords(resource.table);
  const cellWords = useCellWords(useChoiceLabel(words));
  const columns = useMemo(
    () => new Map(gridOf(resource).columns.map((column) => [column.id, column])),
    [resource],
  );
  const said = (column: GridColumn | undefined, value: CellValue) =>
    (column && formatCell(value, column, cellWords)) || t('empty');
  const rows = changed.map(({ line, key, isNew, cells }) => ({
    line,
    name: key,
    cells: cells.map(({ column, before, after }) => ({
      title: words.columns[column] ?? column,
      after: said(columns.get(column), after),
      ...(!isNew && { before: said(columns.get(column), before) }),
    })),
  }));
  return <ChangedRows title={keyTitles(resource, words)} rows={rows} />;
}
