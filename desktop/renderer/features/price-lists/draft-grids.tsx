import { useCallback, useMemo } from 'react';
import type { GridColumn, GridFilter } from '#core/grid/grid-definition.ts';
import { priceDraftChoicesGrid } from '#core/buyback/price-draft-choices-grid.ts';
import { priceDraftChanges, priceDraftGrid } from '#core/buyback/price-draft-grid.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import { editChoices, editPrices } from './edit-cells.ts';

interface DraftGridProps {
  readonly draftId: number;
  readonly mayWrite: boolean;
}

const useDraftOnly = (draftId: number): GridFilter['conditions'] =>
  useMemo(() => [{ column: 'draft', op: 'eq', value: draftId }], [draftId]);

const priceWidths = {
  deviceType: 110,
  manufacturer: 120,
  model: 200,
  change: 110,
  minimalPrice: 120,
};

/** Prices of all models; typed, pasted from a spreadsheet, undone as one step. */
export function PriceGrid({ draftId, mayWrite }: DraftGridProps) {
  const t = usePhrases('priceLists');
  const fixed = useDraftOnly(draftId);
  const choiceLabel = useCallback(
    (_: GridColumn, choice: string) => {
      const change = priceDraftChanges.find((one) => one === choice);
      return change ? t(`change_${change}`) : choice;
    },
    [t],
  );
  return (
    <DataGrid
      grid={priceDraftGrid}
      label={t('viewPrices')}
      titles={Object.fromEntries(priceDraftGrid.columns.map(({ id }) => [id, t(`price_${id}`)]))}
      choiceLabel={choiceLabel}
      hidden={['draft', 'slug']}
      widths={priceWidths}
      topic="price_draft_rows"
      emptyViewText={t('emptyPrices')}
      fixed={fixed}
      {...(mayWrite ? { editCells: editPrices } : {})}
      fetchPage={(request, signal) =>
        client.get('grid-price-draft', { query: gridQuery(request) }, { signal })
      }
    />
  );
}

const choiceWidths = { deviceType: 120, question: 260, choice: 300, quality: 90 };

/** Which grade each answer gives and how much it takes off, in percent of the A+ price. */
export function ChoiceGrid({ draftId, mayWrite }: DraftGridProps) {
  const t = usePhrases('priceLists');
  const fixed = useDraftOnly(draftId);
  return (
    <DataGrid
      grid={priceDraftChoicesGrid}
      label={t('viewChoices')}
      titles={Object.fromEntries(
        priceDraftChoicesGrid.columns.map(({ id }) => [id, t(`choice_${id}`)]),
      )}
      hidden={['draft', 'place']}
      widths={choiceWidths}
      topic="price_draft_choices"
      emptyViewText={t('emptyChoices')}
      fixed={fixed}
      {...(mayWrite ? { editCells: editChoices } : {})}
      fetchPage={(request, signal) =>
        client.get('grid-price-draft-choices', { query: gridQuery(request) }, { signal })
      }
    />
  );
}
