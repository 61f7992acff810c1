import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bonusesGrid } from '#core/grid/bonuses-grid.ts';
import type { GridColumn, GridDefinition } from '#core/grid/grid-definition.ts';
import { client } from '../../lib/client.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Manufacturers and types that a bonus can be for. */
export const useBonusChoices = () =>
  useQuery({
    queryKey: ['bonus-choices'],
    queryFn: ({ signal }) => client.get('bonus-choices', {}, { signal }),
  });

/** The list with its choices, which come from the catalogue. */
export function useBonusGrid(
  manufacturers: readonly Choice[],
  deviceTypes: readonly Choice[],
): GridDefinition {
  return useMemo(() => {
    const valuesOf = ({ id }: GridColumn): readonly Choice[] | null => {
      if (id === 'manufacturer') return manufacturers;
      return id === 'deviceType' ? deviceTypes : null;
    };
    const columns = bonusesGrid.columns.map((column: GridColumn) => {
      const choices = valuesOf(column)?.map(({ value }) => value);
      return choices ? { ...column, choices } : column;
    });
    return { ...bonusesGrid, columns };
  }, [manufacturers, deviceTypes]);
}
