import { repairChecks } from '#core/service/bench-resources.ts';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { TakeSuggestions } from './take-suggestions.tsx';

/** Checks of the bench, to which the suggested ones may be added. */
export const RepairChecksScreen = () => (
  <ResourceList resource={repairChecks} tools={<TakeSuggestions list="checks" />} />
);
