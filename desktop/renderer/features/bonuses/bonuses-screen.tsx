import { useCallback, useState, type ReactNode } from 'react';
import { bonusesGrid } from '#core/buyback/bonuses-grid.ts';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridEdits, gridQuery, type SentEdit } from '../../ui/grid/grid-pages.ts';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { AddBonus } from './add-bonus.tsx';
import { BonusPanel } from './bonus-panel.tsx';
import { useBonusChoices, useBonusGrid, type Choice } from './use-bonus-choices.ts';
import { Vouchers } from './vouchers.tsx';

const parts = ['percents', 'vouchers'] as const;

/** Bonuses to buy-backs: the N of "up to N %" on the web, and vouchers for those who sold. */
export function BonusesScreen() {
  const t = usePhrases('bonuses');
  const [part, setPart] = useState<(typeof parts)[number]>('percents');
  const chooser = (
    <QuickViews
      label={t('parts')}
      views={parts.map((id) => ({ id, label: t(`part_${id}`) }))}
      chosen={part}
      onChoose={setPart}
    />
  );
  return part === 'vouchers' ? <Vouchers chooser={chooser} /> : <Percents chooser={chooser} />;
}

function Percents({ chooser }: { readonly chooser: ReactNode }) {
  const choices = useBonusChoices();
  if (choices.isError) {
    return <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />;
  }
  return choices.data ? <BonusList {...choices.data} chooser={chooser} /> : <Skeleton lines={12} />;
}

interface BonusListProps {
  readonly chooser: ReactNode;
  readonly manufacturers: readonly Choice[];
  readonly deviceTypes: readonly Choice[];
}

const states = ['planned', 'running', 'ended'] as const;

function BonusList({ chooser, manufacturers, deviceTypes }: BonusListProps) {
  const t = usePhrases('bonuses');
  const title = usePhrases('screens')('bonuses');
  const mayEdit = usePermission('pricing.publish');
  const grid = useBonusGrid(manufacturers, deviceTypes);
  const [open, setOpen] = useState<GridRow | 'new' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const choiceLabel = useCallback(
    ({ id }: GridColumn, choice: string) => {
      const state = states.find((one) => one === choice);
      if (id === 'state') return state ? t(`state_${state}`) : choice;
      const known = id === 'manufacturer' ? manufacturers : deviceTypes;
      return known.find(({ value }) => value === choice)?.label ?? choice;
    },
    [t, manufacturers, deviceTypes],
  );
  const panel =
    open === 'new' ? (
      <AddBonus manufacturers={manufacturers} deviceTypes={deviceTypes} onClose={close} />
    ) : (
      mayEdit && open && <BonusPanel key={open.id} bonus={open} onClose={close} />
    );
  return (
    <Screen
      title={title}
      tools={
        mayEdit && (
          <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      {chooser}
      <p className="bonus-lead soft">{t('lead')}</p>
      <SplitView panelWidth="narrow" panel={panel}>
        <DataGrid
          grid={grid}
          label={title}
          titles={Object.fromEntries(bonusesGrid.columns.map(({ id }) => [id, t(id)]))}
          choiceLabel={choiceLabel}
          topic="buyback_bonuses"
          emptyText={t('emptyList')}
          fetchPage={(request, signal) =>
            client.get('grid-bonuses', { query: gridQuery(request) }, { signal })
          }
          {...(mayEdit ? { editCells } : {})}
          onOpen={setOpen}
          onFocusRow={(row) => setOpen((now) => (now === null || now === 'new' ? now : row))}
        />
      </SplitView>
    </Screen>
  );
}

const editCells = (rows: readonly SentEdit[]) => client.patch('grid-bonuses-edit', gridEdits(rows));
