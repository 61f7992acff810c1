import { messageTemplates } from '#core/service/bench-resources.ts';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { TakeSuggestions } from './take-suggestions.tsx';

/** Messages to customers of the service, to which the suggested ones may be added. */
export const RepairMessagesScreen = () => (
  <ResourceList resource={messageTemplates} tools={<TakeSuggestions list="messages" />} />
);
