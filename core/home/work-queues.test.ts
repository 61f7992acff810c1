import { expect, it } from 'vitest';
import { permissionsOf } from '../permissions/roles.ts';
import { queuesOf, workQueues } from './work-queues.ts';

it('shows each role what it may work on', () => {
  expect(queuesOf(permissionsOf('picker'))).toEqual(['orders_to_pick', 'warehouse_tasks']);
  expect(queuesOf(permissionsOf('support'))).toContain('enquiries');
  expect(queuesOf(permissionsOf('support'))).not.toContain('imports');
  expect(queuesOf(permissionsOf('admin'))).toEqual(workQueues);
  expect(queuesOf([])).toEqual([]);
});
