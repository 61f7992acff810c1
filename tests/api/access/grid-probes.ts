import { samples } from '../bad-input/samples.ts';
import { namesNobody, type Probes } from './probe.ts';

/** Views and layouts of lists are for the staff, who see their own and shared ones. */
export const gridProbes: Probes = {
  // Whoever may read orders finds them by their number; nothing is found by a customer's name.
  'admin-find': { input: () => ({ query: { q: 'Zelenka' } }) },
  'grid-view-list': namesNobody,
  'grid-view-add': namesNobody,
  'grid-view-update': { input: () => ({ ...samples['grid-view-update'], params: { id: 1 } }) },
  'grid-view-delete': { input: () => ({ params: { id: 1 } }) },
  'grid-layout-list': namesNobody,
  'grid-layout-save': namesNobody,
};
