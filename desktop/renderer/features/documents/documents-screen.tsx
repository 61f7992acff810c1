import { useCallback, useState } from 'react';
import { documentsGrid } from '#core/documents/documents-grid.ts';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import { Screen } from '../../ui/screen.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { kindOf } from './document-kind.ts';
import { ExportDialog } from './export-dialog.tsx';

/** Invoices and credit notes, the newest first, and what an accountant takes of them. */
export function DocumentsScreen() {
  const t = usePhrases('documents');
  const title = usePhrases('screens')('documents');
  const [opened, setOpened] = useState<GridRow | null>(null);
  const [isExporting, setExporting] = useState(false);
  const choiceLabel = useCallback(
    (_: GridColumn, choice: string) => t(`kind_${kindOf(choice)}`),
    [t],
  );
  const titles = Object.fromEntries(documentsGrid.columns.map(({ id }) => [id, t(id)]));
  return (
    <Screen
      title={title}
      tools={
        <Button icon="download" onClick={() => setExporting(true)}>
          {t('export')}
        </Button>
      }
    >
      <DataGrid
        grid={documentsGrid}
        label={title}
        titles={titles}
        choiceLabel={choiceLabel}
        pinned={['number']}
        emptyText={t('emptyList')}
        widths={{ number: 130, orderNumber: 130, buyer: 150 }}
        fetchPage={(request, signal) =>
          client.get('grid-documents', { query: gridQuery(request) }, { signal })
        }
        onOpen={setOpened}
      />
      {opened && <DocumentDialog row={opened} onClose={() => setOpened(null)} />}
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
    </Screen>
  );
}
