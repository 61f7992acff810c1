import { useCallback, useState } from 'react';
import { deviceKinds } from '#core/buyback/device-kind.ts';
import { deviceColorsGrid, deviceModelsGrid, deviceTypesGrid } from '#core/grid/device-grids.ts';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { deviceCalls, deviceParts, type DevicePart } from './device-calls.ts';
import { DevicePanel } from './device-panel.tsx';

const grids = { models: deviceModelsGrid, colors: deviceColorsGrid, types: deviceTypesGrid };
const topics = { models: 'device_models', colors: 'device_colors', types: 'device_types' };

/** Models, colours and types of the devices that the shop buys. */
export function DeviceScreen() {
  const t = usePhrases('devices');
  const title = usePhrases('screens')('deviceCatalogue');
  const mayEdit = usePermission('catalogue.edit');
  const [part, setPart] = useState<DevicePart>('models');
  const [open, setOpen] = useState<GridRow | 'new' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const choose = (next: DevicePart) => {
    setOpen(null);
    setPart(next);
  };
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {t(`add_${part}`)}
    </Button>
  );
  const row = open === 'new' ? null : open;
  return (
    <Screen title={title} tools={mayEdit && add}>
      <QuickViews
        label={t('parts')}
        views={deviceParts.map((id) => ({ id, label: t(`part_${id}`) }))}
        chosen={part}
        onChoose={choose}
      />
      <SplitView
        panelWidth="narrow"
        panel={
          open !== null &&
          mayEdit && (
            <DevicePanel
              key={`${part} ${row ? `${String(row.id)} ${String(row.version)}` : 'new'}`}
              part={part}
              row={row}
              onClose={close}
            />
          )
        }
      >
        <DeviceList
          key={part}
          part={part}
          mayEdit={mayEdit}
          onOpen={setOpen}
          onFocusRow={(focused) =>
            setOpen((now) => (now === null || now === 'new' ? now : focused))
          }
        />
      </SplitView>
    </Screen>
  );
}

interface DeviceListProps {
  readonly part: DevicePart;
  readonly mayEdit: boolean;
  readonly onOpen: (row: GridRow) => void;
  readonly onFocusRow: (row: GridRow | null) => void;
}

function DeviceList({ part, mayEdit, onOpen, onFocusRow }: DeviceListProps) {
  const t = usePhrases('devices');
  const choiceLabel = useCallback(
    (_: GridColumn, choice: string) => {
      const kind = deviceKinds.find((one) => one === choice);
      return kind ? t(`kind_${kind}`) : choice;
    },
    [t],
  );
  const grid = grids[part];
  const { fetchPage, editCells } = deviceCalls[part];
  return (
    <DataGrid
      grid={grid}
      label={t(`part_${part}`)}
      titles={Object.fromEntries(grid.columns.map(({ id }) => [id, t(id)]))}
      choiceLabel={choiceLabel}
      hidden={['manufacturerId', 'typeId', 'modelId', 'nameRo']}
      topic={topics[part]}
      {...(mayEdit ? { editCells } : {})}
      {...{ fetchPage, onOpen, onFocusRow }}
    />
  );
}
