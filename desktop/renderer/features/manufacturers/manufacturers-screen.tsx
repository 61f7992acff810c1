import { useCallback, useState } from 'react';
import { manufacturersGrid } from '#core/grid/device-grids.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridEdits, gridQuery, type SentEdit } from '../../ui/grid/grid-pages.ts';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ManufacturerPanel } from './manufacturer-panel.tsx';

const editCells = (rows: readonly SentEdit[]) =>
  client.patch('grid-manufacturers-edit', gridEdits(rows));

/** Manufacturers in the order in which customers choose from them. */
export function ManufacturersScreen() {
  const t = usePhrases('devices');
  const title = usePhrases('screens')('manufacturers');
  const mayEdit = usePermission('catalogue.edit');
  const [open, setOpen] = useState<GridRow | 'new' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const row = open === 'new' ? null : open;
  const titles = Object.fromEntries(manufacturersGrid.columns.map(({ id }) => [id, t(id)]));
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {t('addManufacturer')}
    </Button>
  );
  return (
    <Screen title={title} tools={mayEdit && add}>
      <SplitView
        panelWidth="narrow"
        panel={
          open !== null &&
          mayEdit && (
            <ManufacturerPanel
              key={row ? `${String(row.id)} ${String(row.version)}` : 'new'}
              row={row}
              onClose={close}
            />
          )
        }
      >
        <DataGrid
          grid={manufacturersGrid}
          label={title}
          titles={titles}
          topic="manufacturers"
          {...(mayEdit ? { editCells } : {})}
          fetchPage={(request, signal) =>
            client.get('grid-manufacturers', { query: gridQuery(request) }, { signal })
          }
          onOpen={setOpen}
          onFocusRow={(focused) =>
            setOpen((now) => (now === null || now === 'new' ? now : focused))
          }
        />
      </SplitView>
    </Screen>
  );
}
