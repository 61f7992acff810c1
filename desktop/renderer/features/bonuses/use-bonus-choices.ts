import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bonusesGrid } from '#core/buyback/bonuses-grid.ts';
import { withChoices, type GridDefinition } from '#core/grid/grid-definition.ts';
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
    const slugs = (choices: readonly Choice[]) => choices.map(({ value }) => value);
    const choices = { manufacturer: slugs(manufacturers), deviceType: slugs(deviceTypes) };
    return withChoices(bonusesGrid, choices);
  }, [manufacturers, deviceTypes]);
}
